import { useIntl } from 'react-intl';
import { PATHS } from '../../shared/paths';
import type { Action } from '../../shared/ui/action';
import {
  AppLinkIcon,
  BulkIcon,
  CampaignIcon,
  CodeIcon,
  DomainIcon,
  ExtensionIcon,
  LinkIcon,
  PartnerIcon,
} from '../../shared/ui/icons';
import { navMessages } from '../app.messages';
import { moreMessages } from '../shell.messages';
import { useStores } from '../../shared/store-context';

/** What stands in the header of guests. */
function useSiteActions(): readonly Action[] {
  const intl = useIntl();
  if (!useStores().session.isSignedIn) return [];
  return [
    {
      key: 'appLinks',
      to: PATHS.appLinks,
      icon: <AppLinkIcon fontSize="small" />,
      label: intl.formatMessage(navMessages.appLinks),
      tag: intl.formatMessage(navMessages.beta),
    },
    {
      key: 'domain',
      to: PATHS.domain,
      icon: <DomainIcon fontSize="small" />,
      label: intl.formatMessage(navMessages.domain),
    },
    {
      key: 'developers',
      to: PATHS.developers,
      icon: <CodeIcon fontSize="small" />,
      label: intl.formatMessage(navMessages.developers),
    },
  ];
}

/** What the header has no room for; places elsewhere only where this installation names them. */
export function useMoreActions(): readonly Action[] {
  const intl = useIntl();
  const site = useSiteActions();
  const links = useStores().session.site?.links;
  const elsewhere = (key: string, href: string | null | undefined, action: Omit<Action, 'key' | 'href'>) =>
    href ? [{ key, href, ...action }] : [];
  return [
    ...site,
    {
      key: 'bulk',
      to: PATHS.bulk,
      icon: <BulkIcon fontSize="small" />,
      label: intl.formatMessage(moreMessages.bulk),
      hint: intl.formatMessage(moreMessages.bulkHint),
    },
    {
      key: 'utm',
      to: PATHS.utmto,
      icon: <CampaignIcon fontSize="small" />,
      label: intl.formatMessage(moreMessages.utm),
      hint: intl.formatMessage(moreMessages.utmHint),
    },
    ...elsewhere('extension', links?.extension, {
      icon: <ExtensionIcon fontSize="small" />,
      label: intl.formatMessage(moreMessages.extension),
    }),
    {
      key: 'partner',
      to: PATHS.socialVip,
      icon: <PartnerIcon fontSize="small" />,
      label: intl.formatMessage(moreMessages.partner),
      hint: intl.formatMessage(moreMessages.partnerHint),
    },
    ...elsewhere('second', links?.secondSite, {
      icon: <LinkIcon fontSize="small" />,
      label: intl.formatMessage(moreMessages.secondSite),
    }),
  ];
}
