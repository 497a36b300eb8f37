type Fields = Readonly<Record<string, unknown>>;

/** `utm[source]`, `targets[0][url]` and `tags[]`, as programs in PHP and others write what nests. */
const NAME = /^([^[\]]+)((?:\[[^[\]]*\]){0,3})$/;
const INDEX = /^\d*$/;
/** Lists also where a form has one value for them. */
const LISTS: ReadonlySet<string> = new Set(['tags']);
/** A form has no null: nothing stands for it. */
const CLEARED_BY_NOTHING: ReadonlySet<string> = new Set([
  'fbPixel',
  'gTag',
  'utm',
  'expireTime',
  'pathFormat',
]);

/** A value, or what nests below a name. */
class Field {
  readonly below = new Map<string, Field>();
  values: readonly unknown[] = [];

  at(path: readonly string[]): Field {
    const [name, ...rest] = path;
    if (name === undefined) return this;
    const found = this.below.get(name) ?? new Field();
    this.below.set(name, found);
    return found.at(rest);
  }

  read(): unknown {
    if (this.below.size === 0) return this.values.length === 1 ? this.values[0] : this.values;
    const entries = [...this.below].map(([name, field]) => [name, field.read()] as const);
    if (!entries.every(([name]) => INDEX.test(name))) return Object.fromEntries(entries);
    return entries.flatMap(([name, value]) => (name === '' ? value : [value]));
  }
}

function inJson(name: string, value: unknown): unknown {
  if (value === '' && CLEARED_BY_NOTHING.has(name)) return null;
  return LISTS.has(name) && typeof value === 'string' ? [value] : value;
}

/** The fields of a form as JSON would have them. */
export function fieldsOfForm(form: Fields): Fields {
  const root = new Field();
  for (const [name, value] of Object.entries(form)) {
    const [, first = name, rest = ''] = NAME.exec(name) ?? [];
    const inner = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, each = '']) => each);
    root.at([first, ...inner]).values = [value].flat();
  }
  return Object.fromEntries([...root.below].map(([name, field]) => [name, inJson(name, field.read())]));
}
