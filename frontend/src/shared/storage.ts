/** `tab`: other tabs do not see it, and it ends with this one. */
type Lifetime = 'browser' | 'tab';

/** A JSON value that this browser keeps. Storage may be full, forbidden or hold anything: none of it throws. */
export class StoredValue {
  private readonly key: string;
  private readonly lifetime: Lifetime;

  constructor(key: string, lifetime: Lifetime = 'browser') {
    this.key = `linklet.${key}`;
    this.lifetime = lifetime;
  }

  /** Null when there is none or it cannot be read; the code that reads it checks its shape. */
  read(): unknown {
    try {
      const text = this.storage.getItem(this.key);
      return text === null ? null : (JSON.parse(text) as unknown);
    } catch {
      return null;
    }
  }

  /** Whether it was kept. */
  write(value: unknown): boolean {
    try {
      this.storage.setItem(this.key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  remove(): void {
    try {
      this.storage.removeItem(this.key);
    } catch {
      // Where storage is forbidden there is nothing to remove.
    }
  }

  /** A getter of the window throws where storage is forbidden. */
  private get storage(): Storage {
    return this.lifetime === 'tab' ? window.sessionStorage : window.localStorage;
  }

  /** Calls back when another tab wrote it. */
  onChange(listener: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === this.key || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }
}
