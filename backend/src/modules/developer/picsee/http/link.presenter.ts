import { writeTaipeiTime } from '../domain/taipei-time';

/** As much of a link of our own API as PicSee's answers have. */
export interface OwnLink {
  readonly id: number;
  readonly encodeId: string;
  readonly domain: string;
  readonly shortUrl: string;
  readonly ssl: boolean;
  readonly url: string;
  readonly title: string;
  readonly description: string | null;
  readonly imageUrl: string | null;
  readonly totalClicks: number;
  readonly uniqueClicks: number;
  readonly createTime: string;
  readonly expireTime: string | null;
  readonly externalId: string | null;
  readonly star: boolean;
  readonly userId: number;
  readonly tags: readonly { readonly tagId: number; readonly value: string }[];
  readonly targets: readonly object[];
  readonly utm: object | null;
  readonly fbPixel: string | null;
  readonly gTag: string | null;
}

const headOf = ({ encodeId, domain, shortUrl, url, externalId, createTime, ...link }: OwnLink) => ({
  encodeId,
  domain,
  picseeUrl: shortUrl,
  url,
  externalId,
  createTime: writeTaipeiTime(createTime),
  totalClicks: link.totalClicks,
  uniqueClicks: link.uniqueClicks,
});

/** A link of a list; `mapId` is the cursor of what comes after it. */
export const presentPicseeLink = (link: OwnLink): object => ({
  mapId: link.id,
  ...headOf(link),
  title: link.title,
  description: link.description,
  imageUrl: link.imageUrl,
  isStar: link.star,
  authorId: link.userId,
  tags: link.tags.map(({ tagId, value }) => ({ id: tagId, value })),
  targets: link.targets,
  utm: link.utm,
  fbPixel: link.fbPixel,
  gTag: link.gTag,
  expireTime: link.expireTime === null ? null : writeTaipeiTime(link.expireTime),
});

/** The clicks of one link in a few words. */
export const presentPicseeOverview = (link: OwnLink): Record<string, unknown> => ({
  id: link.id,
  ...headOf(link),
  https: link.ssl,
});
