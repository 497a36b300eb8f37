/** A JSON value that this browser keeps. Storage may be full, forbidden or hold anything: none of it throws. */
export class StoredValue {
  private readonly key: string;

  constructor(key: string) {
    this.key = `linklet.${key}`;
  }

  /** Null when there is none or it cannot be read; whoever reads it checks its shape. */
  read(): unknown {
    try {
      const text = window.localStorage.getItem(this.key);
      return text === null ? null : (JSON.parse(text) as unknown);
    } catch {
      return null;
    }
  }

  /** Whether it was kept. */
  write(value: unknown): boolean {
    try {
      window.localStorage.setItem(this.key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  remove(): void {
    try {
      window.localStorage.removeItem(this.key);
    } catch {
      // Where storage is forbidden there is nothing to remove.
    }
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
