import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import {
  ChartIcon,
  CodeIcon,
  DomainIcon,
  LightIcon,
  LinkIcon,
  LogInIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
} from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { RoundMark, useContent } from '../../content';
import { type Category, TOPICS } from '../help-topics';
import { helpMessages } from '../help.messages';
import { QuestionLink } from './QuestionLink';

interface Look {
  readonly name: MessageDescriptor;
  readonly Icon: ComponentType<{ readonly fontSize?: 'small' }>;
}

export const CATEGORY_LOOKS: Readonly<Record<Category, Look>> = {
  start: { name: helpMessages.start, Icon: LinkIcon },
  links: { name: helpMessages.links, Icon: DomainIcon },
  share: { name: helpMessages.share, Icon: ShareIcon },
  numbers: { name: helpMessages.numbers, Icon: ChartIcon },
  signIn: { name: helpMessages.signIn, Icon: LogInIcon },
  account: { name: helpMessages.account, Icon: SettingsIcon },
  look: { name: helpMessages.look, Icon: LightIcon },
  privacy: { name: helpMessages.privacy, Icon: ShieldIcon },
  more: { name: helpMessages.more, Icon: CodeIcon },
};

/** All questions of a category. */
export const CategoryCard = observer(function CategoryCard({ category }: { readonly category: Category }) {
  const intl = useIntl();
  const answers = useContent('help');
  const { name, Icon } = CATEGORY_LOOKS[category];
  return (
    <Panel component="section" aria-labelledby={category} sx={{ breakInside: 'avoid', mb: 2, pb: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mb: 1 }}>
        <RoundMark Icon={Icon} />
        <Text id={category} component="h2" variant="h3" sx={{ scrollMarginTop: 96 }}>
          {intl.formatMessage(name)}
        </Text>
      </Stack>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {TOPICS.filter((topic) => topic.category === category).map(({ id }) => (
          <li key={id}>
            <QuestionLink id={id} question={answers[id]?.question ?? id} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
});
