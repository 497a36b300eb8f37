import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { splitLocale } from '../../../i18n/locale';
import { useLocalPath } from '../../../i18n/use-local-path';
import { Request } from '../../../shared/request';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Text } from '../../../shared/ui/text';
import { createEditorApi, type LinkDetails } from '../../editor';
import { analyticsPath, linkProblems, pathOnDomain } from '../../links';
import { LinkTracking } from '../components/LinkTracking';
import { trackingMessages } from '../tracking.messages';
import { utmtoMessages } from '../utmto.messages';

interface NamedProps {
  readonly slug: string;
  /** Host of the short address; the shared one when absent. */
  readonly domain: string | undefined;
}

const Missing = observer(function Missing({ slug, domain }: NamedProps) {
  const intl = useIntl();
  return (
    <Notice
      title={intl.formatMessage(trackingMessages.missingTitle)}
      text={intl.formatMessage(trackingMessages.missingText)}
    >
      <ButtonLink to={pathOnDomain(analyticsPath(slug), domain)} variant="contained">
        {intl.formatMessage(utmtoMessages.analytics)}
      </ButtonLink>
    </Notice>
  );
});

const Content = observer(function Content({ slug, domain }: NamedProps) {
  const editorApi = useApi(createEditorApi);
  const [request] = useState(() => new Request<LinkDetails>());
  const load = useCallback(
    () => void request.run(() => editorApi.details({ encodeId: slug, domain })),
    [request, editorApi, slug, domain],
  );
  useEffect(load, [load]);
  if (request.error?.status === 404 && !request.isPending) {
    return <Missing slug={slug} domain={domain} />;
  }
  return (
    <Loaded request={request} texts={linkProblems} onRetry={load} height={360}>
      {(link) => <LinkTracking link={link} />}
    </Loaded>
  );
});

/** What is tracked of one link, for the members of its group. */
const TrackingPage = observer(function TrackingPage() {
  const intl = useIntl();
  const { session } = useStores();
  const { slug = '' } = useParams();
  const domain = useSearchParams()[0].get('domain') ?? undefined;
  const { pathname, search } = useLocation();
  const localPath = useLocalPath();
  if (!session.isSignedIn) {
    const way = new URLSearchParams({ redirect_to: splitLocale(pathname).path + search });
    return <Navigate to={localPath(`${PATHS.login}?${way.toString()}`)} replace />;
  }
  const title = intl.formatMessage(trackingMessages.title, { name: slug });
  return (
    <Stack sx={{ gap: 3, pt: { xs: 3, sm: 5 }, maxWidth: 960, width: '100%', mx: 'auto' }}>
      <Box>
        <PageHeading title={title} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </PageHeading>
        <Text color="textSecondary">{intl.formatMessage(trackingMessages.lead)}</Text>
      </Box>
      <Content key={`${session.groupId}/${domain ?? ''}/${slug}`} slug={slug} domain={domain} />
    </Stack>
  );
});

export default TrackingPage;
