import { InputCheck } from '../../../../shared/domain/input-check';
import { type NamedTags, readTagNames, type TagName } from './tag-names';
import { readPixel } from './tracking-value';

/** Pixels that links name by the ids of their networks; a tracking tool of the group has to have them. */
const PIXELS_BY_ID = ['fbPixel', 'gTag'] as const;
export type PixelById = (typeof PIXELS_BY_ID)[number];

/** Tags and tracking tools as a caller names them for a link; what is left out stays, and null takes off. */
export interface LabelInput {
  readonly tags?: readonly TagName[] | null;
  readonly trackingTools?: readonly number[] | null;
  readonly fbPixel?: string | null;
  readonly gTag?: string | null;
  /** Campaign parameters that are given besides, of which tracking tools may have others. */
  readonly utm?: unknown;
  readonly utmFormat?: unknown;
}

/** Tracking tools for a link. */
export interface NamedTools {
  /** Each once; null: those that it has. */
  readonly ids: readonly number[] | null;
  /** Ids of pixels that it is to have; null for none of the kind. */
  readonly pixels: ReadonlyMap<PixelById, string | null>;
  /** Campaign parameters are named, too. */
  readonly hasCampaign: boolean;
  /** What the caller calls the list of ids. */
  readonly field: string;
}

/** In the form that is looked up; null where nothing is to change. */
export interface NamedLabels {
  readonly tags: NamedTags | null;
  readonly tools: NamedTools | null;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Throws `InvalidInput` naming every field that is wrong. */
export function readLabels(input: LabelInput): NamedLabels {
  const check = new InputCheck();
  const { tags, trackingTools, utm, utmFormat } = input;
  const named = tags === undefined ? null : check.take(() => readTagNames(tags ?? [], 'tags'));
  const pixels = new Map<PixelById, string | null>();
  for (const name of PIXELS_BY_ID) {
    const id = input[name];
    if (id === undefined) continue;
    pixels.set(name, id === null ? null : (check.take(() => readPixel(name, id, name)) ?? null));
  }
  check.done();
  const tools: NamedTools = {
    ids: trackingTools === undefined ? null : [...new Set(trackingTools ?? [])],
    pixels,
    hasCampaign: isGiven(utm) || isGiven(utmFormat),
    field: 'trackingTools',
  };
  return { tags: named ?? null, tools: tools.ids === null && pixels.size === 0 ? null : tools };
}
