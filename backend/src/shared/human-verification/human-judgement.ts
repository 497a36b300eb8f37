import type { ShownToken } from './human-verifier';

/** What a token has to be for. */
export interface ExpectedToken {
  readonly action: string;
  readonly hostname: string;
  /** 0: any. */
  readonly minScore: number;
}

export type Judgement = 'human' | 'refused' | 'low-score';

const TOKEN = /^[\w.-]{1,6000}$/;

/** Whether it can be one at all; what cannot is not worth a call. */
export const isTokenShaped = (token: string): boolean => TOKEN.test(token);

/** An action as the verifier takes it: letters, digits, underscores and slashes. */
export const actionOf = (operation: string): string => operation.replace('.', '/').replaceAll('-', '_');

export function judgeToken(token: ShownToken, { action, hostname, minScore }: ExpectedToken): Judgement {
  if (!token.isGood || token.action !== action || token.hostname !== hostname) return 'refused';
  return token.score >= minScore ? 'human' : 'low-score';
}
