import { StoredValue } from '../../shared/storage';
import { firstCalls } from './first-calls.api';
import { isHint, NOBODY, sessionCookies, whoIsHere } from './session-cookies';
import { createSessionLock } from './session-lock';

// A script of its own, which comes before all others: the server names it first in the page (backend/src/shared/http).
const kept = new StoredValue('acting', 'tab').read();
const isViewing = new StoredValue('view', 'tab').read() !== null;
if (!isViewing) {
  const who = whoIsHere(sessionCookies.read(), isHint(kept) ? kept : NOBODY);
  firstCalls.start(who, window.location, createSessionLock(new StoredValue('session-lock')));
}

// As in main.tsx: an entry without an export would be taken for a CommonJS module.
export {};
