import { rulesHref } from '../rules/route.ts';
import type { DeckVerdict, FormatInfo, JudgedDeck } from '../session/host.ts';
import { plural } from '../symbols/words.ts';
import { Notice } from '../ui/Notice.tsx';

/** The name of a format by its code. */
export function formatName(formats: readonly FormatInfo[], code: string): string {
  return formats.find((format) => format.code === code)?.name ?? code;
}

/** What a deck is worth in one breath: `Legal in FFG Infinite`, `3 faults in FFG Infinite`, `cannot be played yet`. */
export function verdictWords(deck: JudgedDeck, formats: readonly FormatInfo[]): string {
  if (deck.setup === null) return deck.unknown.length > 0 ? 'Cannot be played yet' : 'Cannot be played';
  const name = formatName(formats, deck.format);
  return deck.faults.length === 0 ? `Legal in ${name}` : `${plural(deck.faults.length, 'fault')} in ${name}`;
}

interface FaultsProps {
  readonly faults: JudgedDeck['faults'];
}

/** Why a deck is not legal, with the rules behind it. */
export function Faults({ faults }: FaultsProps) {
  return (
    <ul>
      {faults.map(({ rule, message }, index) => (
        <li key={index}>
          {message} {!rule.startsWith('format.') && <a href={rulesHref(rule)}>{rule}</a>}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly deck: JudgedDeck;
  readonly formats: readonly FormatInfo[];
}

/** Whether a deck can be played, whether it is legal, and why not. */
export function Verdict({ deck, formats }: Props) {
  const name = formatName(formats, deck.format);
  return (
    <>
      {deck.unknown.length > 0 && (
        <Notice tone="bad">
          <p>
            <b>Cannot be played yet.</b> {plural(deck.unknown.length, 'card')} of it{' '}
            {deck.unknown.length === 1 ? 'is' : 'are'} not automated:
          </p>
          <ul>
            {deck.unknown.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </Notice>
      )}
      {deck.obstacles.length > 0 && (
        <Notice tone="bad">
          <p>
            <b>No game can begin with it.</b>
          </p>
          <ul>
            {deck.obstacles.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {deck.faults.length > 0 ? (
        <Notice tone="careful">
          <p>
            <b>Not legal in {name}.</b>
            {deck.setup !== null && ' It can be played all the same.'}
          </p>
          <Faults faults={deck.faults} />
        </Notice>
      ) : (
        deck.setup !== null && (
          <Notice tone="good">
            <p>
              <b>Legal in {name}.</b>
            </p>
          </Notice>
        )
      )}
    </>
  );
}

/** What of a file was not understood, or only nearly. */
export function Problems({ problems }: { readonly problems: DeckVerdict['problems'] }) {
  if (problems.length === 0) return null;
  return (
    <Notice tone={problems.some(({ lost }) => lost) ? 'bad' : 'plain'}>
      <p>
        <b>{problems.some(({ lost }) => lost) ? 'Not everything could be read.' : 'Read with remarks.'}</b>
      </p>
      <ul>
        {problems.map(({ message }, index) => (
          <li key={index}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
