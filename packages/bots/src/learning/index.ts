/** Learning to judge: games of the search against itself, examples read out of them, and the network that learns. */
export { type Examples, joinedExamples } from './examples.js';
export { playLearningGame } from './play.js';
export { readRecords, type ReadRecords } from './read.js';
export { isLearningRecord, type LearningRecord, MOST_NUMBER } from './record.js';
export { type EpochReport, type Fit, splitOf, trainNetwork, type TrainingSettings } from './train.js';
export { weightsModule } from './write-weights.js';
