import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { problemText } from '../../../shared/ui/problem.messages';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { type ChosenTool, chosenTools } from '../chosen-tools';
import { createLabelsApi } from '../create-labels.api';
import type { Tool } from '../labels.api';
import { labelProblems } from '../labels-problem.messages';
import { linkToolMessages } from '../link-tools.messages';

export interface PixelChoiceProps {
  readonly chosen: readonly ChosenTool[];
  readonly onChange: (chosen: readonly ChosenTool[]) => void;
  /** The link stands on the domain that everybody shares, where no tool runs. */
  readonly isShared: boolean;
  /** Why the server refuses `trackingTools`, or one of them, such as `trackingTools.0`, as a code. */
  readonly problemOf: (field: string) => string | null;
}

interface ChoiceProps extends PixelChoiceProps {
  readonly pixels: readonly Tool[];
}

/** Those of the group, and what was chosen before it was deleted. */
function offersOf({ pixels, chosen, problemOf }: ChoiceProps) {
  const gone = chosen.filter(({ id }) => pixels.every((pixel) => pixel.id !== id));
  return [...pixels, ...gone.map((tool) => ({ ...tool, note: '' }))].map((tool) => {
    const index = chosen.findIndex(({ id }) => id === tool.id);
    const refused = index < 0 ? null : problemOf(`trackingTools.${index}`);
    return {
      ...tool,
      problem: refused ?? (gone.some(({ id }) => id === tool.id) ? 'links.tool-unknown' : null),
    };
  });
}

const Choice = observer(function Choice(props: ChoiceProps) {
  const { chosen, onChange, isShared, problemOf } = props;
  const intl = useIntl();
  const offers = offersOf(props);
  const textOf = (code: string | null): string | null =>
    code === null ? null : intl.formatMessage(problemText(code, labelProblems));
  const turn = ({ id, name }: ChosenTool, isOn: boolean): void => {
    const others = chosen.filter((each) => each.id !== id);
    onChange(isOn ? chosenTools([...others, { id, name }]) : others);
  };
  const ofAll = offers.some(({ problem }) => problem !== null) ? null : textOf(problemOf('trackingTools'));
  if (offers.length === 0) return <Text>{intl.formatMessage(linkToolMessages.none)}</Text>;
  return (
    <Stack sx={{ gap: 1, maxWidth: { sm: 520 } }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {offers.map((tool) => (
          <li key={tool.id} dir="auto">
            <Switch
              label={tool.name}
              hint={tool.note}
              error={textOf(tool.problem)}
              isOn={chosen.some(({ id }) => id === tool.id)}
              onChange={(isOn) => turn(tool, isOn)}
            />
          </li>
        ))}
      </Box>
      {ofAll !== null && (
        <Text role="alert" variant="body2" color="error">
          {ofAll}
        </Text>
      )}
      {chosen.length > 0 && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(isShared ? linkToolMessages.waiting : linkToolMessages.running)}
        </Text>
      )}
    </Stack>
  );
});

/** Which pixels of the group are to run on a link. */
const PixelChoice = observer(function PixelChoice(props: PixelChoiceProps) {
  const labelsApi = useApi(createLabelsApi);
  const [request] = useState(() => new Request<readonly Tool[]>());
  const load = (): void => void request.run(() => labelsApi.tools());
  useEffect(() => void request.run(() => labelsApi.tools()), [request, labelsApi]);
  return (
    <Loaded request={request} texts={labelProblems} onRetry={load} height={96}>
      {(tools) => <Choice {...props} pixels={tools.filter(({ kind }) => kind === 'pixel')} />}
    </Loaded>
  );
});

export default PixelChoice;
