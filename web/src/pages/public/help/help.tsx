import { useParams } from 'react-router-dom';
import { questionOfSlug } from '#domain/help/questions';
import { HelpAnswer } from '../../../features/help/HelpAnswer.tsx';
import { HelpIndex } from '../../../features/help/HelpIndex.tsx';
import { words } from '../../../features/help/words.ts';
import NotFound from '../../../layout/not-found.tsx';
import { PublicPage } from '../../../layout/PublicPage.tsx';

/** `/help/<question>`: its answer. `/help` alone has all questions, and a search. */
export default function Help() {
  const { question: slug } = useParams();
  if (slug === undefined)
    return (
      <PublicPage title={words.help.title} lead={words.help.lead}>
        <HelpIndex />
      </PublicPage>
    );
  const question = questionOfSlug(slug);
  if (!question) return <NotFound />;
  return (
    <PublicPage title={question.title} lead={question.short}>
      <HelpAnswer question={question} />
    </PublicPage>
  );
}
