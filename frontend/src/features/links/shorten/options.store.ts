import { makeAutoObservable } from 'mobx';
import type { NewLinkOptions } from './new-link-options';

type Utm = Readonly<Record<'source' | 'medium' | 'campaign' | 'term' | 'content', string>>;

/** The fields of the options, as they are filled in. */
interface Fields {
  readonly utm: Utm;
  /** Like `2027-01-31`; empty for never. */
  readonly endDay: string;
  /** Like `18:00`; empty for the end of the day. */
  readonly endTime: string;
  /** Words, with commas between them. */
  readonly tags: string;
  readonly note: string;
  readonly star: boolean;
  readonly nativeOpen: boolean;
}

const NOTHING: Fields = {
  utm: { source: '', medium: '', campaign: '', term: '', content: '' },
  endDay: '',
  endTime: '',
  tags: '',
  note: '',
  star: false,
  nativeOpen: false,
};

const LAST_MINUTE = '23:59';
/** People who write Chinese or Japanese separate words with signs of their own. */
const BETWEEN_TAGS = /[,，、\n]/;

function filled(utm: Utm): NewLinkOptions {
  const entries = Object.entries(utm).filter(([, text]) => text.trim() !== '');
  return entries.length === 0 ? {} : { utm: Object.fromEntries(entries) };
}

/** The moment in the visitor's own time zone. */
function expiryOf({ endDay, endTime }: Fields, timezone: string): NewLinkOptions {
  const moment = new Date(`${endDay}T${endTime === '' ? LAST_MINUTE : endTime}`);
  return Number.isNaN(moment.getTime()) ? {} : { expireTime: moment.toISOString(), timezone };
}

/** What is asked of a new link while its options are filled in. */
export class OptionsStore {
  fields: Fields = NOTHING;
  private readonly timezone: string;

  constructor(timezone: string) {
    this.timezone = timezone;
    makeAutoObservable<this, 'timezone'>(this, { timezone: false });
  }

  /** Only what was filled in, as the server takes it. */
  get options(): NewLinkOptions {
    const { fields } = this;
    const tags = fields.tags.split(BETWEEN_TAGS).flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
    return {
      ...filled(fields.utm),
      ...expiryOf(fields, this.timezone),
      ...(tags.length > 0 ? { tags } : {}),
      ...(fields.note.trim() === '' ? {} : { note: fields.note }),
      ...(fields.star ? { star: true } : {}),
      ...(fields.nativeOpen ? { nativeOpen: true } : {}),
    };
  }

  set(change: Partial<Fields>): void {
    this.fields = { ...this.fields, ...change };
  }
}
