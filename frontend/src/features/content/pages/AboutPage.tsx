import { observer } from 'mobx-react-lite';
import { ContactSection } from '../components/ContactSection';
import { LongTextPage } from '../components/LongTextPage';
import { AboutSketch } from '../components/PlaceSketches';
import { useContent } from '../use-content';

const AboutPage = observer(function AboutPage() {
  const text = useContent('about');
  return (
    <LongTextPage text={text} picture={<AboutSketch />}>
      <ContactSection />
    </LongTextPage>
  );
});

export default AboutPage;
