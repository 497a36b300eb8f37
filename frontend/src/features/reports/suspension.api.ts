import type { Schema } from '../../api/schemas';

/** How a suspended person stands, and what they have said. */
export type SuspensionState = Schema<'SuspensionStateDto'>;
export type OwnAppeal = SuspensionState['appeals'][number];

/** For people who cannot sign in; the token is all that shows who they are. */
export interface SuspensionApi {
  suspensionState(token: string): Promise<SuspensionState>;
  appeal(token: string, text: string): Promise<SuspensionState>;
}
