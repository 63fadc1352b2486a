import type { ColorName, OptionView, SymbolName } from '../contract.ts';
import { DieSide } from '../dice/DieSide.tsx';
import { DieSymbol, Sign } from '../symbols/Symbol.tsx';
import { symbolShapes, type SignName } from '../symbols/shapes.ts';
import { colorLetters } from '../symbols/words.ts';
import { placeOf, useBoard } from '../table/board.ts';
import css from './OptionPicture.module.css';

const colors: readonly ColorName[] = ['red', 'blue', 'yellow', 'gray'];

const signs: Readonly<Record<string, SignName>> = {
  claim: 'battlefield',
  yes: 'check',
  reroll: 'dice',
  activate: 'dice',
};

function symbolOf(option: OptionView): SymbolName | undefined {
  if (option.symbol !== undefined) return option.symbol;
  const name = option.key.split(':')[1] ?? '';
  if ((option.kind === 'resolve' || option.kind === 'symbol') && Object.hasOwn(symbolShapes, name))
    return name as SymbolName;
  return undefined;
}

/** The small drawing before an option's words. Decoration: the words say it all. */
export function OptionPicture({ option }: { readonly option: OptionView }) {
  const board = useBoard();
  const { view } = board;
  if (option.kind === 'seat') {
    return (
      <span className={css.seat} data-seat={placeOf(board, Number(option.key.split(':')[1]))} aria-hidden="true" />
    );
  }
  const die = view.dice[option.dice[0] ?? ''];
  if (option.side !== undefined) {
    return (
      <span className={css.side} aria-hidden="true">
        <DieSide side={option.side} color={die?.color ?? 'gray'} quiet />
      </span>
    );
  }
  const symbol = symbolOf(option);
  if (symbol !== undefined) return <DieSymbol of={symbol} className={css.symbol} />;
  if (option.kind === 'color') {
    const color = colors.find((each) => option.key === `color:${each}`) ?? 'gray';
    return (
      <span className={css.letter} data-color={color} aria-hidden="true">
        {colorLetters[color]}
      </span>
    );
  }
  const showing = die?.showing === null || die === undefined ? undefined : die.sides[die.showing];
  if (die !== undefined && showing !== undefined && option.dice.length === 1) {
    return (
      <span className={css.side} aria-hidden="true">
        <DieSide side={showing} color={die.color} quiet />
      </span>
    );
  }
  const face = view.faces[view.cards[option.cards[0] ?? '']?.code ?? ''];
  const sign = signs[option.kind];
  if (face !== undefined && option.kind !== 'claim') {
    return (
      <span className={css.letter} data-color={face.color} aria-hidden="true">
        {sign === undefined ? colorLetters[face.color] : <Sign of={sign} />}
      </span>
    );
  }
  return sign === undefined ? null : <Sign of={sign} className={css.sign} />;
}
