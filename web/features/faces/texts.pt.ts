import type { Translation } from '#web/i18n/catalogue.ts';
import type { faceTexts } from './texts.ts';

export const texts: Translation<typeof faceTexts.own> = {
  myFacesLine: 'Fotos suas, prontas para cada design. Só você as vê.',
  manage: 'Gerenciar',
  manageFaces: 'Gerenciar meus rostos',
  byMood: 'Pelo clima',
  byMoodHint: 'É usado o rosto que combina com o seu prompt.',
  noFace: 'Nenhum',
  original: 'Original',
  loadFailed: 'Não foi possível carregar seus rostos.',
  loading: 'Carregando seus rostos',

  neutral: 'Neutro',
  happy: 'Feliz',
  shocked: 'Chocado',
  angry: 'Bravo',
  thinking: 'Pensando',
  pointing: 'Apontando',
  expression: 'Expressão',
  expressionsHint:
    'A expressão é lida na foto. Mude onde estiver errada; pensando e apontando são você quem define.',
  numbered: '{expression} {place}',

  keep: 'Guardar nos meus rostos',
  keeping: 'Guardando...',
  kept: 'Guardado nos meus rostos',
  keptAs: 'A expressão: {expression}. Você pode mudar em “Gerenciar”.',
  keptWithout: 'Nenhum rosto foi encontrado, então conta como neutro.',

  consentTitle: 'Guardar fotos do seu rosto?',
  consentLead:
    'Elas ficam neste servidor, separadas pela expressão, para você usar de novo com um toque. Só você as vê. Um motor só recebe uma para a imagem que você fizer com ela. Você pode excluí-las quando quiser.',
  consent: 'Concordo que fotos do meu rosto fiquem guardadas aqui até eu excluí-las.',

  empty: 'Nenhum rosto ainda',
  emptyLine: 'Adicione fotos suas com expressões diferentes.',
  addPhotos: 'Adicionar fotos',
  adding: { one: 'Adicionando {count} foto', other: 'Adicionando {count} fotos' },
  agreeFirst: 'Concorde primeiro.',
  full: 'Você tem {max} rostos. Exclua um para adicionar outro.',
  countOf: '{count} de {max}',
  ofFile: '{name}: {reason}',
  notFound: 'Nenhum rosto foi encontrado, então conta como neutro.',

  deleteFace: 'Excluir este rosto',
  deleteOneTitle: 'Excluir este rosto?',
  deleteOneSentence: 'As imagens feitas com ele ficam com a própria cópia da foto.',
  deleteAll: 'Excluir todos',
  deleteAllTitle: 'Excluir todos os seus rostos?',
  deleteAllSentence:
    'Todos são excluídos, e seu consentimento é retirado. As imagens feitas com eles ficam com a própria cópia da foto.',
  deletedAll: 'Todos os seus rostos foram excluídos',
};
