import { useState } from 'react';
import { useHost } from '../app/host.ts';
import { download } from '../dialogs/download.ts';
import type { DeckFileKind, DeckInfo, DeckSource } from '../session/host.ts';
import { Sign } from '../symbols/Symbol.tsx';
import { Button } from '../ui/Button.tsx';
import css from './ExportButtons.module.css';

/** `dejarik-deck-han-and-leia.json`, without what a file system might not like. */
function fileName(name: string, ending: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `dejarik-deck-${plain === '' ? 'list' : plain.slice(0, 40)}.${ending}`;
}

/** Takes a deck out of the page: as text to the clipboard, as a file. */
export function ExportButtons({ deck }: { readonly deck: DeckInfo }) {
  const host = useHost();
  const [said, setSaid] = useState('');
  const { setup, judged } = deck;
  const source: DeckSource | null =
    judged !== undefined ? { text: judged.text } : setup === null ? null : { setup, edition: deck.edition };
  if (source === null) return null;
  const write = (kind: DeckFileKind, done: (text: string) => Promise<string>) => {
    const work = async (): Promise<string> => await done(await host.write(source, kind));
    work().then(setSaid, (error: unknown) =>
      setSaid(`It could not be written: ${error instanceof Error ? error.message : String(error)}`),
    );
  };
  const copy = async (text: string): Promise<string> => {
    try {
      await navigator.clipboard.writeText(text);
      return 'Copied.';
    } catch {
      // Pages from an address that is not safe have no clipboard.
      download(fileName(deck.name, 'txt'), text, 'text/plain');
      return 'This browser did not let it be copied; it is among the downloads.';
    }
  };
  const save = async (text: string): Promise<string> => {
    download(fileName(deck.name, 'json'), text);
    return 'Downloaded.';
  };
  return (
    <div className={css.row}>
      <Button onClick={() => write('text', copy)}>
        <Sign of="lists" /> Copy as text
      </Button>
      <Button onClick={() => write('json', save)}>
        <Sign of="download" /> Download
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
