import { makeAutoObservable } from 'mobx';
import type { NewLinkOptions } from './new-link-options';

type Utm = Readonly<Record<'source' | 'medium' | 'campaign' | 'term' | 'content', string>>;

/** The fields of the options, as they are filled in. */
interface Fields {
  readonly utm: Utm;
  readonly nativeOpen: boolean;
  readonly smartUtm: boolean;
}

const NOTHING: Fields = {
  utm: { source: '', medium: '', campaign: '', term: '', content: '' },
  nativeOpen: false,
  smartUtm: false,
};

function filled(utm: Utm): NewLinkOptions {
  const entries = Object.entries(utm).filter(([, text]) => text.trim() !== '');
  return entries.length === 0 ? {} : { utm: Object.fromEntries(entries) };
}

/** What a guest asks of a new link while the options are filled in. */
export class OptionsStore {
  fields: Fields = NOTHING;

  constructor() {
    makeAutoObservable(this);
  }

  /** Only what was filled in, as the server takes it. */
  get options(): NewLinkOptions {
    const { utm, nativeOpen, smartUtm } = this.fields;
    return {
      ...filled(utm),
      ...(nativeOpen ? { nativeOpen: true } : {}),
      ...(smartUtm ? { smartUtm: true } : {}),
    };
  }

  set(change: Partial<Fields>): void {
    this.fields = { ...this.fields, ...change };
  }
}
