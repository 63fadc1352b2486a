import { useEffect, useState } from 'react';
import { useHost } from '../app/host.ts';
import type { FormatInfo } from '../session/host.ts';

const none: readonly FormatInfo[] = [];

/** The formats, once they have come; they are asked for where `wanted`. */
export function useFormats(wanted = true): readonly FormatInfo[] {
  const host = useHost();
  const [formats, setFormats] = useState(none);
  useEffect(() => {
    if (!wanted) return;
    let open = true;
    host.formats().then(
      (found) => {
        if (open) setFormats(found);
      },
      // Codes stand for their names then.
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [host, wanted]);
  return formats;
}
