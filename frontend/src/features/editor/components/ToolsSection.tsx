import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { linkToolMessages, PixelChoice } from '../../labels';
import { editorPageMessages } from '../editor.messages';
import type { FieldsProps } from './section-props';

/** What runs before visitors are redirected. */
export const ToolsSection = observer(function ToolsSection({ form }: FieldsProps) {
  const intl = useIntl();
  return (
    <SettingsSection
      id="tools"
      title={intl.formatMessage(editorPageMessages.tools)}
      lead={intl.formatMessage(linkToolMessages.lead)}
    >
      <PixelChoice
        chosen={form.values.trackingTools}
        onChange={(trackingTools) => form.set({ trackingTools })}
        isShared={form.isShared}
        problemOf={form.problemOf}
      />
    </SettingsSection>
  );
});
