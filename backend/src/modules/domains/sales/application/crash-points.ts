import { channel } from 'node:diagnostics_channel';

/**
 * Moments between two steps of what is asked of a registrar. A process may end at any of them, and the domain must be
 * registered once nevertheless, or its payment go back: the tests subscribe to the channel and end the process there. Nothing
 * else listens, and then it costs nothing.
 */
export type RegistrarCrashPoint =
  /** The registrar does not know of it yet; what it is to set is stored. */
  | 'request.prepared'
  /** The registrar has answered; nothing of that is stored. */
  | 'request.answered'
  /** What it has answered is stored, with all that follows. */
  | 'answer.stored';

const CHANNEL = channel('linklet:domains:registrar-crash-points');

export function registrarCrashPoint(name: RegistrarCrashPoint): void {
  if (CHANNEL.hasSubscribers) CHANNEL.publish(name);
}
