import { abilityHead, textParts } from '../play/richText.ts';
import { DieSymbol } from '../symbols/Symbol.tsx';
import css from './RulesText.module.css';

/** Words with the symbols drawn in the line. */
export function RichText({ text }: { readonly text: string }) {
  return textParts(text).map((part, index) =>
    part.kind === 'words' ? (
      <span key={index}>{part.words}</span>
    ) : (
      <DieSymbol key={index} of={part.symbol} name={part.symbol} />
    ),
  );
}

/** One ability: the keyword or heading that it begins with stands out. */
function Ability({ text }: { readonly text: string }) {
  const head = abilityHead(text);
  return (
    <>
      {head !== '' && <span className={css.head}>{head}</span>}
      <RichText text={text.slice(head.length)} />
    </>
  );
}

/** A card's generated text, one paragraph an ability. */
export function RulesText({ text, className }: { readonly text: string; readonly className?: string | undefined }) {
  return (
    <div className={className}>
      {text.split('\n').map((paragraph, index) => (
        <p key={index}>
          <Ability text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** The same inside a button, where only words may stand. */
export function RulesLines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={index} style={{ display: 'block' }}>
      <Ability text={line} />
    </span>
  ));
}
