import type { TestCaller } from './app';
import type { Refusal } from './teams';

/** A link with its preview, as the editor is shown it. */
export interface Previewed {
  readonly title: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly originalTitle: string;
  readonly titleIsNull: boolean;
  readonly originalDescription: string | null;
  readonly originalImageUrl: string | null;
  readonly hasPlayIcon: boolean;
  readonly isVideo: boolean;
  readonly preview: Readonly<Record<'title' | 'description' | 'imageUrl', string | null>>;
}

type Answered = { readonly data: Previewed } & Refusal;

export const setPreview = (who: TestCaller, slug: string, body: object) =>
  who.call<Answered>(`/links/${encodeURIComponent(slug)}/preview`, { method: 'POST', body });

export const showPreview = async (who: TestCaller, slug: string): Promise<Previewed> =>
  (await who.call<Answered>(`/links/${encodeURIComponent(slug)}`)).body.data;

export const upload = (who: TestCaller, body: unknown, query = '') =>
  who.call<{ readonly data: { readonly publicPath: string } } & Refusal>(`/links/images/upload${query}`, {
    method: 'POST',
    body,
  });
