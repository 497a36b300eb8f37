import { observer } from 'mobx-react-lite';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { LinkName } from '../../../api/link-name';
import { useStores } from '../../../shared/store-context';
import { OuterLink } from '../../../shared/ui/AppLink';

interface OwnLinkProps extends Omit<ComponentProps<typeof OuterLink>, 'href'> {
  readonly link: LinkName & { readonly shortUrl: string };
}

/** The right button opens a menu. */
const RIGHT = 2;
/** Keys with which browsers open a window, a tab behind this one, or a file. */
const OWN_WAYS = ['Control', 'Meta', 'Shift', 'Alt'];

const isOwnWay = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** What the browser does by itself comes after the event; a copied address is the one that others use. */
function leaveToBrowser(anchor: HTMLAnchorElement, marked: string, shortUrl: string): void {
  anchor.href = marked;
  setTimeout(() => (anchor.href = shortUrl));
}

/** The short address of a link of one's group: a member who opens it from here is no visitor, and is not counted. */
export const OwnLink = observer(function OwnLink({ link, ...rest }: OwnLinkProps) {
  const { session, linksApi } = useStores();
  const { shortUrl } = link;
  const marked = useRef<{ readonly coming: Promise<string>; address: string } | null>(null);
  const mark = (): Promise<string> => {
    // A click that is counted is better than a tab that stays empty.
    const own = { coming: linksApi.ownVisit(link).catch(() => shortUrl), address: shortUrl };
    void own.coming.then((address) => (own.address = address));
    marked.current = own;
    return own.coming;
  };
  const prepare = ({ button }: { readonly button: number }): void => {
    if (session.isSignedIn && button !== RIGHT) void mark();
  };
  const prepareByKey = ({ key, repeat }: KeyboardEvent): void => {
    if (session.isSignedIn && OWN_WAYS.includes(key) && !repeat) void mark();
  };
  const lead = async (tab: Window): Promise<void> => {
    tab.location.replace(await (marked.current?.coming ?? mark()));
    marked.current = null;
  };
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!session.isSignedIn || event.button === RIGHT) return;
    if (isOwnWay(event)) {
      leaveToBrowser(event.currentTarget, marked.current?.address ?? shortUrl, shortUrl);
      return;
    }
    // Before the answer: browsers do not allow to open a tab later.
    const tab = window.open('', '_blank');
    if (tab === null) return;
    event.preventDefault();
    tab.opener = null;
    void lead(tab);
  };
  return (
    <OuterLink
      {...rest}
      href={shortUrl}
      onPointerDown={prepare}
      onKeyDown={prepareByKey}
      onClick={open}
      onAuxClick={open}
    />
  );
});
