/** What JSON-LD says of the things on a page that people come for. */
export interface DescribedThings {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** Addresses. */
  readonly images: readonly string[];
}

type Thing = Readonly<Record<string, unknown>>;

/** They are about the site, or the way to the page, and not about the page. */
const BESIDES =
  /^(?:Organization|NewsMediaOrganization|Corporation|Person|WebSite|BreadcrumbList|ItemList|SearchAction|ImageObject)$/;
const MAX_THINGS = 50;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const texts = (value: unknown): readonly string[] =>
  listed(value).filter((each): each is string => typeof each === 'string');

/** The things of a text; those that a page puts together stand in a list, or below `@graph`. */
function thingsIn(text: string): readonly Thing[] {
  try {
    const things = listed(JSON.parse(text)).filter(isThing);
    return things.flatMap((thing) => [thing, ...listed(thing['@graph']).filter(isThing)]);
  } catch {
    return [];
  }
}

const imagesOf = ({ image }: Thing): readonly string[] =>
  listed(image).flatMap((each) => texts(isThing(each) ? (each['url'] ?? each['contentUrl']) : each));

/** @param written each as it stands in the page; what cannot be read says nothing */
export function describedThings(written: readonly string[]): DescribedThings {
  const things = written
    .flatMap(thingsIn)
    .filter((thing) => !texts(thing['@type']).some((type) => BESIDES.test(type)))
    .slice(0, MAX_THINGS);
  return {
    titles: things.flatMap((thing) => texts(thing['headline'] ?? thing['name'])),
    descriptions: things.flatMap((thing) => texts(thing['description'])),
    images: things.flatMap(imagesOf),
  };
}
