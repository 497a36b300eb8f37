import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useApi, useStores } from '../../../shared/store-context';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { Request } from '../../../shared/request';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { createLabelsApi, type TagList } from '../../labels';
import { analyticsPageMessages } from '../analytics.messages';
import type { ManyLinks } from '../subject';
import { AnalyticsFrame } from './AnalyticsFrame';

const ALL = '';

/** Chooses all links, or those with a tag. */
const TagChoice = observer(function TagChoice({ tagId }: { readonly tagId: number | null }) {
  const intl = useIntl();
  const labelsApi = useApi(createLabelsApi);
  const [query, replace] = useLocalQuery();
  const [tags] = useState(() => new Request<TagList>());
  useEffect(() => void tags.run(() => labelsApi.tags()), [tags, labelsApi]);
  const known = tags.value?.tags ?? [];
  if (known.length === 0 && tagId === null) return null;
  return (
    <Box sx={{ maxWidth: 360 }}>
      <Select
        label={intl.formatMessage(analyticsPageMessages.tag)}
        isLabelHidden
        choices={[
          { value: ALL, label: intl.formatMessage(analyticsPageMessages.everyLink) },
          ...known.map(({ tagId: id, value }) => ({ value: String(id), label: value })),
        ]}
        chosen={tagId === null ? ALL : String(tagId)}
        onChoose={(chosen) => {
          const next = new URLSearchParams(query);
          next.delete('tag');
          if (chosen !== ALL) next.set('tag', chosen);
          replace(next);
        }}
      />
    </Box>
  );
});

/** The ways between the group's numbers and those of the whole site, for those who run it. */
const Scopes = observer(function Scopes({ subject }: { readonly subject: ManyLinks }) {
  const intl = useIntl();
  const { session } = useStores();
  if (session.info?.isAdmin !== true) return null;
  return subject.kind === 'site' ? (
    <AppLink to={PATHS.analytics}>{intl.formatMessage(analyticsPageMessages.ownGroup)}</AppLink>
  ) : (
    <AppLink to={`${PATHS.analytics}?scope=site`}>
      {intl.formatMessage(analyticsPageMessages.wholeSite)}
    </AppLink>
  );
});

/** The numbers of many links: the group's, those with one of its tags, or all of the site. */
export const GroupReport = observer(function GroupReport({ subject }: { readonly subject: ManyLinks }) {
  const intl = useIntl();
  const title = intl.formatMessage(
    subject.kind === 'site' ? analyticsPageMessages.siteTitle : analyticsPageMessages.groupTitle,
  );
  return (
    <AnalyticsFrame
      subject={subject}
      link={null}
      title={title}
      heading={title}
      facts={() => (
        <Stack sx={{ gap: 1.5, '@media print': { display: 'none' } }}>
          <Scopes subject={subject} />
          {subject.kind === 'group' && <TagChoice tagId={subject.tagId} />}
        </Stack>
      )}
    />
  );
});
