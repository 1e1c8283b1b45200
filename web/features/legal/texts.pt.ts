import { accountLimits, coinLimits } from '#contract/limits.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { legalTexts } from './texts.ts';

export const texts: Translation<typeof legalTexts.own> = {
  updated: 'Última atualização: 28 de janeiro de 2025',
  sections: 'Nesta página',

  operatorTitle: 'Quem mantém este serviço',
  operatorNamed: 'Este servidor é mantido por {name}, aqui chamado de operador.',
  operatorUnnamed:
    'Este servidor é mantido pela pessoa ou empresa que passou o endereço dele a você, aqui chamada de operador. Ela não publicou seu nome.',
  operatorAddress: 'Endereço postal: {address}',
  operatorEmail: 'E-mail: {email}',

  serviceTitle: 'O serviço',
  service:
    'O Adventure é um estúdio para criar thumbnails e imagens a partir de texto e de imagens. O operador o oferece pela web, com as ferramentas e os planos mostrados nas páginas.',
  serviceCoinFree:
    'O Adventure é um estúdio para criar thumbnails e imagens a partir de texto e de imagens. O operador o oferece pela web, com as ferramentas mostradas nas páginas.',
  accountTitle: 'Sua conta',
  account:
    'Você precisa de uma conta com um endereço de e-mail que funcione. É preciso ter idade para firmar contratos onde você mora, ou a permissão de um responsável. Não compartilhe sua senha; você é responsável pelo que é feito com a sua conta.',
  coinsTitle: 'Moedas e planos',
  coins: `Cada ação custa as moedas que o botão mostra. As moedas são reservadas quando uma imagem é iniciada e devolvidas quando ela falha ou é cancelada antes de ficar pronta. Contas novas recebem ${coinLimits.signupCoins} moedas grátis, que podem expirar. As moedas de um plano são renovadas todo mês e valem por ${coinLimits.planDays} dias. Moedas não são dinheiro e não podem ser sacadas.`,
  contentTitle: 'O que você cria',
  content:
    'Você mantém os direitos sobre os textos e imagens que traz. Contas gratuitas são coproprietárias das suas imagens com o provedor; contas pagas mantêm a propriedade total. Copropriedade significa que você pode publicar e vender a imagem, sem pedir e para sempre, e o operador pode mostrá-la na vitrine. Você responde por ter o direito de usar o que envia e por como usa o que cria.',
  contentFull:
    'Você mantém os direitos sobre os textos e imagens que traz, e as imagens que cria são suas, em todos os planos. Você responde por ter o direito de usar o que envia e por como usa o que cria.',
  contentFullCoinFree:
    'Você mantém os direitos sobre os textos e imagens que traz, e as imagens que cria são suas. Você responde por ter o direito de usar o que envia e por como usa o que cria.',
  conductTitle: 'O que não é permitido',
  conduct:
    'Não crie imagens que violem a lei, enganem sobre pessoas ou fatos reais, mostrem conteúdo sexual envolvendo menores ou assediem alguém. Não tente contornar limites, preços ou medidas de segurança. Contas que o façam podem ser encerradas.',
  conductCoinFree:
    'Não crie imagens que violem a lei, enganem sobre pessoas ou fatos reais, mostrem conteúdo sexual envolvendo menores ou assediem alguém. Não tente contornar limites ou medidas de segurança. Contas que o façam podem ser encerradas.',
  endingTitle: 'Excluir sua conta',
  ending: `Você pode excluir sua conta no perfil a qualquer momento. Ela é excluída depois de ${accountLimits.deletionGraceDays} dias, para que você possa mudar de ideia. Suas imagens, seus dados pessoais e as moedas não usadas deixam então de existir. Baixe antes o que quiser guardar.`,
  endingCoinFree: `Você pode excluir sua conta no perfil a qualquer momento. Ela é excluída depois de ${accountLimits.deletionGraceDays} dias, para que você possa mudar de ideia. Suas imagens e seus dados pessoais deixam então de existir. Baixe antes o que quiser guardar.`,
  warrantyTitle: 'Sem garantia',
  warranty:
    'O serviço é oferecido como está. Ele pode ser interrompido, e as imagens podem não sair como você esperava. Na medida permitida por lei, o operador não responde por lucros ou dados perdidos; guarde cópias do que importa para você. Seus direitos legais de consumidor não são afetados.',
  changesTitle: 'Alterações',
  changes:
    'Estes termos podem mudar. A data no topo mostra a última mudança; avisamos sobre mudanças importantes antes que entrem em vigor.',

  keptTitle: 'O que é guardado',
  kept: 'Seu nome e endereço de e-mail, uma forma protegida da sua senha, seus prompts e configurações, as imagens que você envia e cria, fotos do seu rosto se você concordar em guardá-las, seu histórico de moedas e as mensagens que você manda ao operador. O servidor também guarda registros técnicos curtos com endereços de rede, sem os seus prompts.',
  keptCoinFree:
    'Seu nome e endereço de e-mail, uma forma protegida da sua senha, seus prompts e configurações, as imagens que você envia e cria, fotos do seu rosto se você concordar em guardá-las e as mensagens que você manda ao operador. O servidor também guarda registros técnicos curtos com endereços de rede, sem os seus prompts.',
  purposeTitle: 'Para que é usado',
  purpose:
    'Para oferecer o serviço: fazer seu login, criar e guardar suas imagens, contar suas moedas, responder a você e proteger o serviço contra abusos. Seus dados não são vendidos nem usados para publicidade.',
  purposeCoinFree:
    'Para oferecer o serviço: fazer seu login, criar e guardar suas imagens, responder a você e proteger o serviço contra abusos. Seus dados não são vendidos nem usados para publicidade.',
  whereTitle: 'Onde é guardado',
  where:
    'No servidor e no armazenamento do operador. As imagens são privadas: seus endereços são assinados, expiram em pouco tempo e são dados só a você, a menos que você compartilhe uma imagem.',
  othersTitle: 'Quem mais recebe',
  others:
    'Ninguém, a menos que o operador tenha configurado um serviço externo. Um motor de imagens recebe o prompt e as imagens de referência de uma tarefa, um provedor de login fica sabendo que você entra aqui, e um servidor de e-mail entrega nossas mensagens a você. Estas páginas não têm publicidade, rastreamento nem scripts de terceiros. Se o operador configurou um motor de transcrição, ele recebe suas gravações, que este servidor não guarda. Caso contrário, quem as transcreve é o seu navegador, e o fabricante dele pode recebê-las.',
  browserTitle: 'O que seu navegador guarda',
  browser:
    'Um cookie de sessão que scripts não conseguem ler, seu idioma (também como cookie), suas configurações e uma cópia do seu perfil sem segredos, para que as páginas carreguem mais rápido. Ao sair, tudo é removido, menos idioma e tema.',
  durationTitle: 'Por quanto tempo',
  duration: `Imagens e prompts: até que você os exclua. Dados pessoais: até ${accountLimits.deletionGraceDays} dias depois de você excluir sua conta. Os totais do histórico de moedas são guardados sem o seu nome para fins contábeis.`,
  durationCoinFree: `Imagens e prompts: até que você os exclua. Dados pessoais: até ${accountLimits.deletionGraceDays} dias depois de você excluir sua conta.`,
  rightsTitle: 'Seus direitos',
  rights:
    'Você pode ver, corrigir, exportar e excluir os dados guardados sobre você. Use seu perfil para alterar seus dados, baixar todos eles ou excluir sua conta. Para o resto, fale com o operador, que responde no prazo legal.',
};
