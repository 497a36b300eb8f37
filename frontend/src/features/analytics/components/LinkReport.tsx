import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NavigationType, useNavigationType } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { BackIcon } from '../../../shared/ui/icons';
import { createAnalyticsApi } from '../analytics.api';
import { analyticsPageMessages } from '../analytics.messages';
import { LinkStore } from '../link.store';
import type { LinkName } from '../../../api/link-name';
import { AnalyticsFrame } from './AnalyticsFrame';
import { ReportedLinkFacts } from './ReportedLinkFacts';

const wayBack = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  ml: -1.25,
  '@media print': { display: 'none' },
} as const;

/** The numbers of one link. */
export const LinkReport = observer(function LinkReport({ link }: { readonly link: LinkName }) {
  const intl = useIntl();
  const { session, deviceLinks } = useStores();
  const way = useNavigationType();
  const { isSignedIn } = session;
  const analyticsApi = useApi(createAnalyticsApi);
  const [store] = useState(() => {
    // Who comes from outside, by a plus sign behind a short address for example, may have no right to the numbers.
    const isFromOutside = isSignedIn
      ? way === NavigationType.Pop
      : deviceLinks.find(link.encodeId) === undefined;
    return new LinkStore(analyticsApi, link, isSignedIn, isFromOutside);
  });
  const [subject] = useState(() => ({ kind: 'link', link }) as const);
  const overview = store.overview.value;
  const backName = intl.formatMessage(
    isSignedIn ? analyticsPageMessages.allLinks : analyticsPageMessages.back,
  );
  return (
    <AnalyticsFrame
      subject={subject}
      link={store}
      title={intl.formatMessage(analyticsPageMessages.title, { name: link.encodeId })}
      heading={intl.formatMessage(analyticsPageMessages.heading)}
      way={
        <AppLink
          to={isSignedIn ? PATHS.analytics : PATHS.home}
          aria-label={backName}
          title={backName}
          sx={wayBack}
        >
          <BackIcon />
        </AppLink>
      }
      facts={(report) =>
        overview && (
          <ReportedLinkFacts
            overview={overview}
            isOwn={store.isOwn}
            authorUserId={report?.authorUserId ?? null}
            authorName={report?.authorName ?? null}
          />
        )
      }
    />
  );
});
