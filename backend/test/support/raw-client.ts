import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Conversation } from './raw-requests';

/** All that a server has said on a connection, and what became of it. */
export interface Heard {
  /** Until it had nothing more to say to what was sent. */
  readonly answers: string;
  /** Whether it then still waited for more. */
  readonly isOpen: boolean;
  /** What it said once the client sent no more. */
  readonly last: string;
}

/** A byte at a time is much work for all of it; behind this, the rest comes in one piece. */
const BYTEWISE = 600;
/** A server in the same process has done all it can do after so many turns of the event loop without a byte. */
const QUIET_TURNS = 5;
const ADDRESSES = 200;
let made = 0;

function piecesOf({ requests, manner }: Conversation): readonly string[] {
  if (manner === 'one by one') return requests;
  const text = requests.join('');
  if (manner === 'bytewise') {
    const first = Math.min(BYTEWISE, text.length);
    return [...Array.from({ length: first }, (_, at) => text.charAt(at)), text.slice(first)];
  }
  if (typeof manner === 'string') return [text];
  const cuts = [0, ...manner.cutsAt.toSorted((one, other) => one - other), text.length];
  return cuts.slice(1).map((to, index) => text.slice(cuts[index], to));
}

/** Sends a conversation piece by piece to a server of this process, each once the one before has had its effect. */
export async function heardBy(port: number, conversation: Conversation): Promise<Heard> {
  // One address would run out of ports, which rest for a minute after each connection.
  made += 1;
  const socket = connect(port, `127.0.0.${String(1 + (made % ADDRESSES))}`).setNoDelay();
  let text = '';
  let quiet = 0;
  const line = { isOpen: true };
  const over = (): void => {
    line.isOpen = false;
  };
  socket.setEncoding('latin1').on('data', (data: string) => {
    text += data;
    quiet = 0;
  });
  // A server may close in the face of what still comes.
  socket.on('end', over).on('error', over).on('close', over);
  const settled = async (): Promise<void> => {
    for (quiet = 0; line.isOpen && quiet < QUIET_TURNS; quiet += 1) await turn();
  };
  await once(socket, 'connect');
  const pieces = piecesOf(conversation).filter((piece) => piece !== '');
  const isHangingUp = conversation.manner === 'hanging up';
  for (const piece of pieces) {
    if (!line.isOpen) break;
    if (isHangingUp) socket.end(piece, 'latin1');
    else socket.write(piece, 'latin1');
    await settled();
  }
  const answers = text;
  const heard = { answers, isOpen: line.isOpen };
  if (!socket.destroyed) {
    const closed = once(socket, 'close');
    socket.end();
    await closed;
  }
  return { ...heard, last: text.slice(answers.length) };
}
