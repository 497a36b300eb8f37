import { ENGINE_NAMES, type EngineName } from './database';
import { isDeep } from './depth';

const REDIS = process.env['LINKLET_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

type Deployment = readonly [
  title: string,
  engine: EngineName,
  roles: readonly string[],
  variables: Readonly<Record<string, string>>,
];

/** The ways in which Linklet runs. */
export const DEPLOYMENTS: readonly [Deployment, ...Deployment[]] = [
  ['one process on SQLite', 'SQLite', ['all'], {}],
  ['web and worker on MariaDB and Redis', 'MariaDB', ['worker', 'web'], { REDIS_URL: REDIS }],
];

/** One of several by the seed of this run (`--seed`), another one for the next turn. */
export const inTurn = <T>(cases: readonly T[], turn: number): T =>
  cases[Math.abs(jest.getSeed() + turn) % cases.length] as T;

/**
 * How Linklet runs while a file of tests is at it: in every way in a deep run, otherwise in one. Files with odd and even
 * turns run on different ones, so that each is tried by about half of them.
 */
export const deploymentsFor = (turn: number): readonly Deployment[] =>
  isDeep ? DEPLOYMENTS : [inTurn(DEPLOYMENTS, turn)];

/** The same for what needs one process alone. */
export const enginesFor = (turn: number): readonly EngineName[] =>
  isDeep ? ENGINE_NAMES : [inTurn(ENGINE_NAMES, turn)];
