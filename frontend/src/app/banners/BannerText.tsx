import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { groupPages } from '../../features/groups';
import { LANGUAGES } from '../../i18n/locale';
import { PATHS } from '../../shared/paths';
import { AppLink, OuterLink } from '../../shared/ui/AppLink';
import { isOwnPath } from '../redirect-rules';
import { bannerMessages as messages } from '../shell.messages';
import { useStores } from '../../shared/store-context';
import type { Banner } from './banner-rules';
import { ViewNotice } from './ViewNotice';

const bold = { fontWeight: 600, color: 'text.primary', textDecoration: 'underline' } as const;

const wayTo = (to: string) =>
  function link(chunks: ReactNode) {
    return (
      <AppLink key={to} to={to} sx={bold}>
        {chunks}
      </AppLink>
    );
  };

/** What a banner says, with the way that leads on. */
export const BannerText = observer(function BannerText({ banner }: { readonly banner: Banner }) {
  const intl = useIntl();
  const { session } = useStores();
  switch (banner.kind) {
    case 'viewing':
      return <ViewNotice view={banner.view} />;
    case 'outage':
      return <span lang={LANGUAGES[banner.lang].tag}>{banner.text}</span>;
    case 'orderFailure':
      return wayTo(PATHS.billing)(intl.formatMessage(messages.orderFailure));
    case 'signInLink':
      return intl.formatMessage(messages.signInLink, { link: wayTo(PATHS.login) });
    case 'readOnly':
      return intl.formatMessage(messages.readOnly, {
        group: banner.group,
        team: wayTo(groupPages(session.groupId).team),
        plans: wayTo(PATHS.pricing),
      });
    case 'joined':
      return intl.formatMessage(messages.joined, {
        group: banner.group,
        team: wayTo(groupPages(session.groupId).team),
      });
    case 'promotion':
      return isOwnPath(banner.url) ? (
        wayTo(banner.url)(banner.text)
      ) : (
        <OuterLink href={banner.url} sx={bold}>
          {banner.text}
        </OuterLink>
      );
  }
});
