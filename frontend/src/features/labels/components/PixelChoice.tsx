import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { createLabelsApi } from '../create-labels.api';
import type { Tool } from '../labels.api';
import { labelProblems } from '../labels-problem.messages';
import { linkToolMessages } from '../link-tools.messages';

export interface PixelChoiceProps {
  /** Numbers of the tools that are chosen. */
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  /** The link will stand on the domain that everybody shares, where no tool runs. */
  readonly isShared: boolean;
}

/** Which pixels of the group are to run on a link that is not made yet. */
const PixelChoice = observer(function PixelChoice({ chosen, onChange, isShared }: PixelChoiceProps) {
  const intl = useIntl();
  const labelsApi = useApi(createLabelsApi);
  const [request] = useState(() => new Request<readonly Tool[]>());
  useEffect(() => void request.run(() => labelsApi.tools()), [request, labelsApi]);
  const turn = (id: number, isOn: boolean): void =>
    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <Loaded
      request={request}
      texts={labelProblems}
      onRetry={() => void request.run(() => labelsApi.tools())}
      height={64}
    >
      {(tools) => {
        const pixels = tools.filter(({ kind }) => kind === 'pixel');
        return (
          <Stack sx={{ gap: 1 }}>
            {pixels.length === 0 && <Text>{intl.formatMessage(linkToolMessages.none)}</Text>}
            {pixels.map(({ id, name }) => (
              <Switch key={id} label={name} isOn={chosen.includes(id)} onChange={(isOn) => turn(id, isOn)} />
            ))}
            {chosen.length > 0 && (
              <Text variant="body2" color="textSecondary">
                {intl.formatMessage(isShared ? linkToolMessages.waiting : linkToolMessages.running)}
              </Text>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
});

export default PixelChoice;
