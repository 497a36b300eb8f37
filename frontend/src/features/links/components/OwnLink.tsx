import { observer } from 'mobx-react-lite';
import type { ComponentProps, MouseEvent } from 'react';
import type { LinkName } from '../../../api/link-name';
import { useStores } from '../../../shared/store-context';
import { OuterLink } from '../../../shared/ui/AppLink';

interface OwnLinkProps extends Omit<ComponentProps<typeof OuterLink>, 'href'> {
  readonly link: LinkName & { readonly shortUrl: string };
}

/** The right button opens a menu. */
const RIGHT = 2;

/** The short address of a link of one's group: whoever opens it from here is no visitor, and is not counted. */
export const OwnLink = observer(function OwnLink({ link, ...rest }: OwnLinkProps) {
  const { session, linksApi } = useStores();
  const { shortUrl } = link;
  const lead = async (tab: Window): Promise<void> => {
    // A click that is counted is better than a tab that stays empty.
    const address = await linksApi.ownVisit(link).catch(() => shortUrl);
    tab.location.replace(address);
  };
  const open = (event: MouseEvent): void => {
    if (!session.isSignedIn || event.button === RIGHT) return;
    // Before the answer: browsers let nobody open a tab later.
    const tab = window.open('', '_blank');
    if (tab === null) return;
    event.preventDefault();
    tab.opener = null;
    void lead(tab);
  };
  return <OuterLink {...rest} href={shortUrl} onClick={open} onAuxClick={open} />;
});
