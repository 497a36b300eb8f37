import type { Server } from 'node:tls';
import type { TicketKey, TicketKeys } from './ticket-keys';

/** 1: take it. 2: take it, and issue a new one. 0: it is none of ours, so all begins anew. */
type Verdict = 0 | 1 | 2;
type Answer = [verdict: Verdict, hmac: Buffer, aes: Buffer, name?: Buffer, iv?: Buffer];

interface Insides {
  readonly _sharedCreds: {
    readonly context: {
      enableTicketKeyCallback(): void;
      onticketkeycallback: (name: Buffer, iv: Buffer, isNew: boolean) => Answer;
    };
  };
}

const answerOf = (verdict: Verdict, { hmac, aes }: TicketKey): Answer => [verdict, hmac, aes];

/** Has tickets sealed with the current key and opened with that of the day before, too; `setTicketKeys` knows only one at a time. */
export function useTicketKeys(server: Server, keys: TicketKeys): void {
  const { context } = (server as unknown as Insides)._sharedCreds;
  context.enableTicketKeyCallback();
  context.onticketkeycallback = (name, iv, isNew) => {
    const { current } = keys;
    if (isNew) return [1, current.hmac, current.aes, current.name, iv];
    const found = keys.find(name);
    return found ? answerOf(found.isCurrent ? 1 : 2, found.key) : answerOf(0, current);
  };
}
