import { type Catalogue, createCatalogue } from '@dejarik/engine';
import { red as awRed } from './aw/red.js';
import { blue as awBlue } from './aw/blue.js';
import { gray as awGray } from './aw/gray.js';
import { yellow as awYellow } from './aw/yellow.js';
import { red as sorRed } from './sor/red.js';
import { blue as sorBlue } from './sor/blue.js';
import { yellow as sorYellow } from './sor/yellow.js';
import { gray as sorGray } from './sor/gray.js';
import { red as eawRed } from './eaw/red.js';
import { blue as eawBlue } from './eaw/blue.js';
import { yellow as eawYellow } from './eaw/yellow.js';
import { gray as eawGray } from './eaw/gray.js';
import { red as tpgRed } from './tpg/red.js';
import { blue as tpgBlue } from './tpg/blue.js';
import { gray as tpgGray } from './tpg/gray.js';
import { red as legRed } from './leg/red.js';
import { blue as legBlue } from './leg/blue.js';
import { yellow as legYellow } from './leg/yellow.js';
import { gray as legGray } from './leg/gray.js';
import { red as rivRed } from './riv/red.js';
import { blue as rivBlue } from './riv/blue.js';
import { gray as rivGray } from './riv/gray.js';
import { red as wotfRed } from './wotf/red.js';
import { blue as wotfBlue } from './wotf/blue.js';
import { yellow as wotfYellow } from './wotf/yellow.js';
import { red as atgRed } from './atg/red.js';
import { yellow as atgYellow } from './atg/yellow.js';
import { gray as atgGray } from './atg/gray.js';
import { red as convRed } from './conv/red.js';
import { blue as convBlue } from './conv/blue.js';
import { gray as convGray } from './conv/gray.js';
import { yellow as convYellow } from './conv/yellow.js';
import { gray as aonGray } from './aon/gray.js';
import { red as sohRed } from './soh/red.js';
import { blue as sohBlue } from './soh/blue.js';
import { yellow as sohYellow } from './soh/yellow.js';
import { red as cmRed } from './cm/red.js';
import { blue as cmBlue } from './cm/blue.js';
import { yellow as cmYellow } from './cm/yellow.js';
import { gray as cmGray } from './cm/gray.js';

/** Every automated card. */
export const catalogue: Catalogue = createCatalogue([
  ...awRed,
  ...awBlue,
  ...awGray,
  ...awYellow,
  ...sorRed,
  ...sorBlue,
  ...sorYellow,
  ...sorGray,
  ...eawRed,
  ...eawBlue,
  ...eawYellow,
  ...eawGray,
  ...tpgRed,
  ...tpgBlue,
  ...tpgGray,
  ...legRed,
  ...legBlue,
  ...legYellow,
  ...legGray,
  ...rivRed,
  ...rivBlue,
  ...rivGray,
  ...wotfRed,
  ...wotfBlue,
  ...wotfYellow,
  ...atgRed,
  ...atgYellow,
  ...atgGray,
  ...convRed,
  ...convBlue,
  ...convYellow,
  ...convGray,
  ...aonGray,
  ...sohRed,
  ...sohBlue,
  ...sohYellow,
  ...cmRed,
  ...cmBlue,
  ...cmYellow,
  ...cmGray,
]);
