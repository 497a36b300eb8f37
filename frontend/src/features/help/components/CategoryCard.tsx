import { observer } from 'mobx-react-lite';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { useContent } from '../../content';
import { type Category, TOPICS } from '../help-topics';
import { helpMessages } from '../help.messages';
import { QuestionLink } from './QuestionLink';

export const CATEGORY_NAMES: Readonly<Record<Category, MessageDescriptor>> = {
  start: helpMessages.start,
  links: helpMessages.links,
  share: helpMessages.share,
  numbers: helpMessages.numbers,
  signIn: helpMessages.signIn,
  account: helpMessages.account,
  privacy: helpMessages.privacy,
  more: helpMessages.more,
};

/** All questions of a category. */
export const CategoryCard = observer(function CategoryCard({ category }: { readonly category: Category }) {
  const intl = useIntl();
  const answers = useContent('help');
  return (
    <Panel component="section" aria-labelledby={category} sx={{ breakInside: 'avoid', mb: 2 }}>
      <Text id={category} component="h2" variant="h3" sx={{ mb: 1, scrollMarginTop: 96 }}>
        {intl.formatMessage(CATEGORY_NAMES[category])}
      </Text>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {TOPICS.filter((topic) => topic.category === category).map(({ id, isSoon }) => (
          <li key={id}>
            <QuestionLink id={id} question={answers[id]?.question ?? id} isSoon={isSoon} />
          </li>
        ))}
      </Stack>
    </Panel>
  );
});
