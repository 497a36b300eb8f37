import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { Box } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { groupPages } from '../../groups';
import { createModerationApi } from '../create-moderation.api';
import type { Because, PersonCard } from '../moderation.api';
import { stepForm } from '../moderation-forms';
import { moderationMessages as messages } from '../moderation.messages';
import { StepButton } from './StepButton';

/** Goes on as what a person sees in one of their groups. */
export const ViewPerson = observer(function ViewPerson({ person }: { readonly person: PersonCard }) {
  const intl = useIntl();
  const api = useApi(createModerationApi);
  const { view } = useStores();
  const { userId, groups } = person;
  const [groupId, setGroupId] = useState(groups[0]?.groupId ?? 0);
  if (groupId === 0) return null;
  const start = async (because: Because): Promise<void> =>
    view.start(await api.viewPerson({ userId, groupId }, because), groupPages(groupId).links);
  return (
    <>
      {groups.length > 1 && (
        <Box sx={{ minWidth: 200 }}>
          <Select
            label={intl.formatMessage(messages.viewedGroup)}
            choices={groups.map(({ groupId: value, name }) => ({ value: String(value), label: name }))}
            chosen={String(groupId)}
            onChoose={(value) => setGroupId(Number(value))}
          />
        </Box>
      )}
      <StepButton
        title={intl.formatMessage(messages.viewPerson)}
        text={intl.formatMessage(messages.viewPersonText)}
        newForm={() => stepForm(start, { needsNote: true })}
        // The page of the view is on its way.
        onDone={() => undefined}
      />
    </>
  );
});
