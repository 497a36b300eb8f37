import { UNLIMITED } from './plan-table';

/** Nothing more may be used: always, unless the limit exceeds the usage or there is none. */
export const isAtLimit = (limit: number, usage: number): boolean => !(limit > usage || limit === UNLIMITED);
