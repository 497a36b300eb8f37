type Value = string | number | boolean;

/** What one call is made with. */
export interface ExampleInput {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, Value>>;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
  /** Name of a picture, or of a table of links, beside the program. */
  readonly file?: string;
}

/** What examples name. They are shown with invented things, and run with those of a group. */
export interface ExampleThings {
  /** Slug of a link. */
  readonly link: string;
  /** Slug of a link in the trash. */
  readonly trashedLink: string;
  /** A slug that no link has. */
  readonly newSlug: string;
  /** A word that is no tag yet. */
  readonly newTag: string;
  readonly linkId: number;
  readonly tag: number;
  readonly otherTag: number;
  readonly tool: number;
  /** A change of the link. */
  readonly change: number;
  /** Host on which links may be. */
  readonly host: string;
  readonly brandDomain: number;
  readonly webhook: number;
  readonly delivery: string;
  /** A file of links that has been checked. */
  readonly task: string;
  /** One that has been run. */
  readonly ranTask: string;
}

export const INVENTED_THINGS: ExampleThings = {
  link: 'spring',
  trashedLink: 'winter',
  newSlug: 'summer',
  newTag: 'campaign',
  linkId: 42,
  tag: 7,
  otherTag: 8,
  tool: 5,
  change: 31,
  host: 'linklet.example',
  brandDomain: 3,
  webhook: 2,
  delivery: 'msg_0000000000000001',
  task: '0b1f7c1e4d2a4f6e',
  ranTask: '7d3a9c5e8b604f21',
};

export type Example = (things: ExampleThings) => ExampleInput;
