import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { groupPages } from '../../groups';
import { createLabelsApi } from '../create-labels.api';
import type { LinkName } from '../../../api/link-name';
import type { Tool, ToolOnLink } from '../labels.api';
import { labelProblems } from '../labels-problem.messages';
import { linkToolMessages } from '../link-tools.messages';
import { LinkToolsStore } from '../link-tools.store';

export interface LinkToolsFieldProps {
  readonly link: LinkName & { readonly trackingTools: readonly ToolOnLink[] };
  /** The link stands on the domain that everybody shares, where no tool runs. */
  readonly isShared: boolean;
  /** After the choice was saved. */
  readonly onSaved: (tools: readonly ToolOnLink[]) => void;
}

interface ListProps extends Pick<LinkToolsFieldProps, 'isShared'> {
  readonly store: LinkToolsStore;
  readonly onTurn: (tool: Tool, isOn: boolean) => void;
}

const List = observer(function List({ store, isShared, onTurn }: ListProps) {
  const intl = useIntl();
  const { pixels, saving } = store;
  if (pixels.length === 0) return <Text>{intl.formatMessage(linkToolMessages.none)}</Text>;
  return (
    <Stack sx={{ gap: 1, maxWidth: { sm: 520 } }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pixels.map((tool) => (
          <li key={tool.id} dir="auto">
            <Switch
              label={tool.name}
              {...(tool.note === '' ? {} : { hint: tool.note })}
              isOn={store.isOn(tool.id)}
              onChange={(isOn) => onTurn(tool, isOn)}
            />
          </li>
        ))}
      </Box>
      {saving.error !== null && !saving.isPending && (
        <ProblemNote problem={saving.error} texts={labelProblems} />
      )}
      {pixels.some(({ id }) => store.isOn(id)) && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(isShared ? linkToolMessages.waiting : linkToolMessages.running)}
        </Text>
      )}
    </Stack>
  );
});

/** Which pixels of the group run on a link; each is switched at once. */
const LinkToolsField = observer(function LinkToolsField({ link, isShared, onSaved }: LinkToolsFieldProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { session } = useStores();
  const labelsApi = useApi(createLabelsApi);
  const [store] = useState(() => new LinkToolsStore(labelsApi, link));
  const { encodeId, domain } = link;
  useEffect(() => store.follow({ encodeId, domain }), [store, encodeId, domain]);
  useEffect(() => void store.load(), [store]);
  const turn = async ({ id, name }: Tool, isOn: boolean): Promise<void> => {
    const saved = await store.turn(id, isOn);
    if (saved === null) return;
    announce(intl.formatMessage(isOn ? linkToolMessages.on : linkToolMessages.off, { name }));
    onSaved(saved);
  };
  return (
    <SettingsSection
      id="tools"
      title={intl.formatMessage(linkToolMessages.title)}
      lead={intl.formatMessage(linkToolMessages.lead)}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Loaded request={store.request} texts={labelProblems} onRetry={() => void store.load()} height={96}>
          {() => <List store={store} isShared={isShared} onTurn={(tool, isOn) => void turn(tool, isOn)} />}
        </Loaded>
        <AppLink
          to={groupPages(session.groupId).tools}
          variant="body2"
          sx={{ width: 'fit-content', py: 0.5 }}
        >
          {intl.formatMessage(linkToolMessages.manage)}
        </AppLink>
      </Stack>
    </SettingsSection>
  );
});

export default LinkToolsField;
