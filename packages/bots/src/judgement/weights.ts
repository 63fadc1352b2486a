import type { NetworkWeights } from './network.js';
import { decodeWeights } from './weights-codec.js';
import { WRITTEN_WEIGHTS } from './weights-data.js';

/** What was learned from games. */
export const WEIGHTS: NetworkWeights = decodeWeights(WRITTEN_WEIGHTS);
