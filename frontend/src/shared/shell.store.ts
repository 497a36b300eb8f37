import { makeAutoObservable } from 'mobx';

/** What can lie over the page; one at a time. */
export type Overlay = 'menu' | 'notifications' | 'palette' | 'keys' | 'newGroup' | 'create';

/** Where this device keeps a setting of the shell. */
interface Shelf {
  read(): unknown;
  write(value: unknown): boolean;
}

/** How long a refusal for haste is taken to last when the server does not say (s). */
const PAUSE_SECONDS = 60;

/** What the frame around the pages is in the middle of. */
export class ShellStore {
  overlay: Overlay | null = null;
  /** The page is shown, and there is time for what is not waited for. */
  isSettled = false;
  /** When the server will take calls again that it refused for haste (ms since 1970). */
  limitedUntil: number | null = null;
  /** Whether single keys do something; a person may press them without meaning to (WCAG 2.1.4). */
  hasShortcuts: boolean;
  /** Until then the visitor has been told of the limit (ms since 1970). */
  private shownUntil = 0;
  private readonly shelf: Shelf;
  private readonly now: () => number;

  constructor(shelf: Shelf, now: () => number = Date.now) {
    this.shelf = shelf;
    this.now = now;
    this.hasShortcuts = shelf.read() !== false;
    makeAutoObservable<this, 'shownUntil' | 'shelf' | 'now'>(this, {
      shownUntil: false,
      shelf: false,
      now: false,
    });
  }

  settle = (): void => {
    this.isSettled = true;
  };

  open = (overlay: Overlay): void => {
    this.overlay = overlay;
  };

  close = (): void => {
    this.overlay = null;
  };

  toggle = (overlay: Overlay): void => {
    this.overlay = this.overlay === overlay ? null : overlay;
  };

  setShortcuts = (isOn: boolean): void => {
    this.hasShortcuts = isOn;
    this.shelf.write(isOn);
  };

  noteLimit = (retryAfterSeconds: number | null): void => {
    const now = this.now();
    // What goes on asking by itself must not open the same dialog again and again.
    if (now < this.shownUntil) return;
    this.limitedUntil = now + (retryAfterSeconds ?? PAUSE_SECONDS) * 1000;
    this.shownUntil = this.limitedUntil;
  };

  forgetLimit = (): void => {
    this.limitedUntil = null;
  };
}
