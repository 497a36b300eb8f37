import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { createEditorApi, type LinkDetails } from '../editor.api';
import { campaignMessages, linkNoteMessages, editorPageMessages, placeMessages } from '../editor.messages';
import { healthMessages } from '../health.messages';
import { HistoryStore } from '../history.store';
import { valuesOf } from '../link-values';
import { FinalDestination, hasUtm } from '../../campaign';
import { LinkFindingsNote } from '../../safety';
import { AsideGlance } from './AsideGlance';
import { DestinationHealth } from './DestinationHealth';
import { ExplainLink } from './ExplainLink';
import { HistorySection } from './HistorySection';
import { LinkAside } from './LinkAside';
import { LinkColumns } from './LinkColumns';
import { TargetTable } from './TargetTable';

interface LinkFactsProps {
  readonly link: LinkDetails;
}

function useReason({ trashTime }: LinkDetails): MessageDescriptor {
  const { session } = useStores();
  if (trashTime !== null) return editorPageMessages.trashed;
  return session.info?.isReadOnly === true ? editorPageMessages.seat : editorPageMessages.notYours;
}

/** A link for those who cannot change it, and why they cannot. */
export const EditedLinkFacts = observer(function EditedLinkFacts({ link }: LinkFactsProps) {
  const intl = useIntl();
  const reason = useReason(link);
  const editorApi = useApi(createEditorApi);
  const [history] = useState(() => new HistoryStore(editorApi, { link, refresh: () => undefined }));
  useEffect(() => void history.load(), [history]);
  const values = valuesOf(link);
  const { utm, targets, note, externalId } = values;
  const facts = [
    { label: placeMessages.url, value: link.url },
    { label: linkNoteMessages.note, value: note },
    { label: linkNoteMessages.externalId, value: externalId },
    { label: linkNoteMessages.tags, value: link.tags.map(({ value }) => value).join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <LinkFindingsNote warning={link.warning} disabledFor={link.disabledFor} />
      <LinkColumns
        aside={
          <Stack sx={{ gap: 2 }}>
            <LinkAside link={link} leading={values} />
            <AsideGlance link={link} />
          </Stack>
        }
      >
        <Stack sx={{ gap: 3 }}>
          <Panel sx={{ bgcolor: 'soft.primary' }}>
            <Text>{intl.formatMessage(reason)}</Text>
          </Panel>
          <Panel>
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
              {facts.map(({ label, value }) => (
                <Box key={label.id}>
                  <Text component="dt" variant="body2" color="textSecondary">
                    {intl.formatMessage(label)}
                  </Text>
                  <Text
                    component="dd"
                    dir="auto"
                    sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
                  >
                    {value}
                  </Text>
                </Box>
              ))}
            </Box>
          </Panel>
          {hasUtm(utm) && (
            <Panel component="section" aria-label={intl.formatMessage(campaignMessages.title)}>
              <FinalDestination destination={link.url} utm={utm} />
            </Panel>
          )}
          <Panel component="section" aria-label={intl.formatMessage(healthMessages.present)}>
            <DestinationHealth health={link.health} />
          </Panel>
          {targets.length > 0 && <TargetTable targets={targets} />}
          <ExplainLink link={link} />
          <HistorySection history={history} />
        </Stack>
      </LinkColumns>
    </>
  );
});
