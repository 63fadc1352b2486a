/** The known word that is nearest to this one and near enough; of several the commonest. `known` tells how often each is used. */
export function nearestWord(word: string, known: ReadonlyMap<string, number>): string | undefined {
  const most = word.length < 4 ? 1 : word.length < 8 ? 2 : 3;
  let best: { word: string; distance: number; times: number } | undefined;
  for (const [one, times] of known) {
    const far = distance(word, one, most);
    if (far > most) continue;
    if (best === undefined || far < best.distance || (far === best.distance && times > best.times)) {
      best = { word: one, distance: far, times };
    }
  }
  return best?.word;
}

/** How many letters must be changed, added, left out or swapped with their neighbour; more than `most` counts as that and one. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(row[b.length]!, most + 1);
}
