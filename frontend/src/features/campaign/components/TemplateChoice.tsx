import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { Request } from '../../../shared/request';
import { AppLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { createLabelsApi, type Tool } from '../../labels';
import { groupPages } from '../../groups';
import { builderMessages } from '../campaign.messages';
import { NO_UTM, type Utm, UTM_FIELDS } from '../utm';

/** The parameters that a group saved under a name. */
const templateOf = ({ value }: Pick<Tool, 'value'>): Utm => ({
  ...NO_UTM,
  source: value.utmSource ?? '',
  medium: value.utmMedium ?? '',
  campaign: value.utmCampaign ?? '',
  term: value.utmTerm ?? '',
  content: value.utmContent ?? '',
});

interface TemplateChoiceProps {
  readonly utm: Utm;
  readonly onChoose: (utm: Utm) => void;
}

const isSame = (one: Utm, other: Utm): boolean => UTM_FIELDS.every((field) => one[field] === other[field]);

/** Fills in what the group saved under a name. A visitor without a group has none of these. */
const GroupTemplates = observer(function GroupTemplates({ utm, onChoose }: TemplateChoiceProps) {
  const intl = useIntl();
  const { session } = useStores();
  const labelsApi = useApi(createLabelsApi);
  const [request] = useState(() => new Request<readonly Tool[]>());
  useEffect(() => void request.run(() => labelsApi.tools()), [request, labelsApi]);
  const templates = (request.value ?? []).filter(({ kind }) => kind === 'utm');
  if (templates.length === 0) return null;
  const chosen = templates.find((each) => isSame(templateOf(each), utm));
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Select
        label={intl.formatMessage(builderMessages.template)}
        choices={[
          { value: '', label: intl.formatMessage(builderMessages.noTemplate) },
          ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        chosen={chosen === undefined ? '' : String(chosen.id)}
        onChoose={(value) => {
          const template = templates.find(({ id }) => String(id) === value);
          onChoose(template === undefined ? NO_UTM : templateOf(template));
        }}
      />
      <AppLink to={groupPages(session.groupId).tools} variant="body2" sx={{ width: 'fit-content', py: 0.5 }}>
        {intl.formatMessage(builderMessages.templates)}
      </AppLink>
    </Stack>
  );
});

export const TemplateChoice = observer(function TemplateChoice(props: TemplateChoiceProps) {
  const { session } = useStores();
  return session.isSignedIn ? <GroupTemplates key={session.groupId} {...props} /> : null;
});
