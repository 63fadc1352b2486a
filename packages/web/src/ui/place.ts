interface Size {
  readonly width: number;
  readonly height: number;
}

/** Beside what it belongs to where there is room, else above or below, always inside the window. */
export function placeBeside(
  anchor: DOMRect,
  size: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const gap = 12;
  const edge = 8;
  const clamp = (value: number, most: number) => Math.max(edge, Math.min(value, most - edge));
  const right = anchor.right + gap;
  const left = anchor.left - gap - size.width;
  const middle = clamp(anchor.top + anchor.height / 2 - size.height / 2, window.height - size.height);
  if (right + size.width + edge <= window.width) return { left: right, top: middle };
  if (left >= edge) return { left, top: middle };
  const above = anchor.top - gap - size.height;
  const centred = clamp(anchor.left + anchor.width / 2 - size.width / 2, window.width - size.width);
  return { left: centred, top: clamp(above >= edge ? above : anchor.bottom + gap, window.height - size.height) };
}
