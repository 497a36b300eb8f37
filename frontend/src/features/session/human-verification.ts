/** The part of Google's script that is used. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(key: string, options: { readonly action: string }): PromiseLike<string>;
}

interface WithRecaptcha {
  readonly grecaptcha?: Recaptcha;
}

export interface HumanKey {
  readonly key: string;
  /** Of reCAPTCHA. */
  readonly version: number;
}

export const SCRIPT_FAILED = 'Failed to load script';
const EXECUTION_FAILED = 'Failed to execute';
/** A person who waits longer than this for Google may as well try again. */
const WITHIN_MS = 15_000;
const SCRIPT = 'https://www.google.com/recaptcha/api.js';

function within<T>(work: Promise<T>, failure: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(failure));
    const timer = setTimeout(fail, WITHIN_MS);
    void work.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}

function load(key: string): Promise<Recaptcha> {
  const script = document.createElement('script');
  const loaded = new Promise<Recaptcha>((resolve, reject) => {
    script.src = `${SCRIPT}?render=${encodeURIComponent(key)}`;
    script.async = true;
    script.onload = () => {
      const { grecaptcha } = window as WithRecaptcha;
      if (grecaptcha === undefined) reject(new Error(SCRIPT_FAILED));
      else grecaptcha.ready(() => resolve(grecaptcha));
    };
    script.onerror = () => reject(new Error(SCRIPT_FAILED));
  });
  document.head.append(script);
  return within(loaded, SCRIPT_FAILED).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}

/** Shows Google's reCAPTCHA that a human acts. Its script is loaded when the first token is asked for, and not before. */
export class HumanVerification {
  private readonly key: string;
  private loading: Promise<Recaptcha> | null = null;

  constructor({ key, version }: Partial<HumanKey>) {
    if (!key) throw new Error('No key provided');
    if (!version) throw new Error('No version provided');
    this.key = key;
  }

  /** A new token for one call: it is good once, and for two minutes. */
  async execute(action: string): Promise<string> {
    const recaptcha = await this.load();
    const executed = async (): Promise<string> => await recaptcha.execute(this.key, { action });
    const token = await within(executed(), EXECUTION_FAILED);
    if (!token) throw new Error(EXECUTION_FAILED);
    return token;
  }

  private async load(): Promise<Recaptcha> {
    this.loading ??= load(this.key);
    try {
      return await this.loading;
    } catch (error) {
      // The next try loads it anew.
      this.loading = null;
      throw error;
    }
  }
}
