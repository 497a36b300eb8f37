import { observer } from 'mobx-react-lite';
import { ContactSection } from '../components/ContactSection';
import { LongTextPage } from '../components/LongTextPage';
import { useContent } from '../use-content';

const CHANGED = '2026-11-27';
const PrivacyPage = observer(function PrivacyPage() {
  const text = useContent('privacy');
  return (
    <LongTextPage text={text} changed={CHANGED}>
      <ContactSection />
    </LongTextPage>
  );
});

export default PrivacyPage;
