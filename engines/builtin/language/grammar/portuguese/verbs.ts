import { verbFormMap } from '../grammar.ts';

/**
 * The forms of a regular Portuguese verb that titles use; spelling changes of -car, -gar and -çar are kept.
 */
function conjugatePortuguese(verb: string): string[] {
  const stem = verb.slice(0, -2);
  const ending = verb.slice(-2);
  if (ending === 'ar') {
    const soft = stem.endsWith('c')
      ? `${stem.slice(0, -1)}qu`
      : stem.endsWith('g')
        ? `${stem}u`
        : stem.endsWith('ç')
          ? `${stem.slice(0, -1)}c`
          : stem;
    const plain =
      'o a as am amos ou aram ava avam ando ado ada ados adas ar arei ará arão aria asse arem'.split(' ');
    return [...plain.map((end) => stem + end), ...['ei', 'e', 'em', 'es'].map((end) => soft + end)];
  }
  const shared = 'o e em i ia iam ido ida idos idas a am'.split(' ');
  const own =
    ending === 'er'
      ? 'er emos eu eram endo erei erá erão eria erem'
      : 'ir imos iu iram indo irei irá irão iria irem';
  return [...shared, ...own.split(' ')].map((end) => stem + end);
}

const irregular = {
  fazer:
    'faz fiz fez fazem fizemos fizeram faço feito feita feitos feitas faça fazendo fazer façam farei fará',
  ver: 'vê veja vi viu vejo vimos viram visto vista vendo ver vejam veem',
  dizer: 'diz disse digo dizem disseram dito dizendo dizer',
  trazer: 'traz trouxe trazem trazer',
  querer: 'quer quero quis querem queria quiser querendo',
  saber: 'sabe sei soube sabem sabia saber sabendo',
  dar: 'dá dei deu dão dando dar dê',
  dormir: 'durmo dorme dormem dormi dormiu dormindo dormir',
  subir: 'sobe subi subiu sobem subindo subir subo suba',
  cair: 'cai caem caiu caí caíram caindo cair caia',
  sair: 'sai saem saiu saí saíram saindo sair saia',
  construir: 'constrói construí construiu construíram construindo construir construído construída',
  destruir: 'destrói destroem destruí destruiu destruindo destruir destruído',
  perder: 'perco perde perdem perdi perdeu perderam perdendo perder perca perdido perdida',
  ler: 'lê leio li leu lendo ler leia lido',
  odiar: 'odeia odeio odeiam odeie odiar odiando',
  ir: 'ir vamos foram indo fui',
  vir: 'vem veio vêm vindo vim',
  pôr: 'põe pus pôs pôr colocando',
  ouvir: 'ouço ouve ouvi ouviu ouvindo ouvir ouça',
  conseguir: 'consegue consigo consegui conseguiu conseguem conseguir conseguindo',
  seguir: 'segue sigo segui seguiu seguem seguir siga',
  pedir: 'pede peço pedi pediu pedir',
  servir: 'serve serviu servir',
  mentir: 'mente minto menti mentiu mentir mentindo',
  sentir: 'sente sinto senti sentiu sentem sentir',
  vestir: 'veste visto vesti vestiu vestir',
  descobrir: 'descobre descobri descobriu descobrem descubra descobrir descobrindo',
  cobrir: 'cobre cobriu cobrir',
  fugir: 'foge fugi fugiu fogem fugir fugindo',
  rir: 'ri riu rindo rir',
  reagir: 'reage reagi reagiu reagindo reagir',
  existir: 'existe existem existiu',
  morrer: 'morre morri morreu morrem morrendo morrer morreram',
  ganhar: 'ganho ganha ganhei ganhou ganham ganhando ganhar ganharam ganhe',
  pagar: 'paga pago paguei pagou pagar pagando',
  ser: 'sendo sido',
  estar: 'estando',
  ter: 'tendo tido',
  haver: 'havia',
  proibir: 'proíbe proibiu proibir',
  assistir: 'assiste assisti assistiu assistindo assistir',
  dirigir: 'dirige dirigi dirigiu dirigindo dirigir',
  extinguir: 'extinguiram extinguiu',
  atingir: 'atinge atingiu atingem atingir',
  surpreender: 'surpreende surpreendeu',
  voltar: 'volta volto voltei voltou voltam voltar voltando',
};

const regular = `envenenar humilhar desmaiar esfaquear confessar suspeitar fracassar acompanhar imitar clonar desabafar opinar criticar presentear demorar viciar estourar bombar engolir morder picar patinar disparar rasgar varrer podar semear colher descascar ferver amassar marcar empatar golear eliminar classificar estrear aposentar leiloar roncar latir miar uivar rugir engravidar soprar empurrar esticar arruinar almoçar grelhar nevar inundar acampar emigrar esquiar colorir desbloquear enriquecer viralizar madrugar procrastinar espionar divorciar apaixonar trollar comemorar faxinar tricotar crochetar costurar bordar anunciar aprovar paralisar colapsar confirmar suspender cancelar exigir denunciar rejeitar desabar condenar acusar assinar ameaçar bloquear interditar despencar disparar registrar superar retirar multar abandonar abrir acabar aceitar achar acontecer acordar adotar ajudar alagar alcançar alugar amar andar aparecer apostar apresentar aprender apoiar arrumar assar assaltar assinar atacar atravessar aumentar avaliar baixar bater beber brincar brigar buscar caçar calcular caminhar cantar cansar capturar carregar casar causar celebrar chamar chegar chorar chover colocar comer começar comparar completar comprar comentar competir conhecer conquistar consertar contar contratar controlar conversar convencer convidar copiar corrigir correr cortar cozinhar crescer criar cuidar cultivar curar custar dançar decidir decorar deixar demitir derrotar derreter desafiar desaparecer descer desenhar desistir desmontar desmascarar destruir detonar dirigir discutir dividir dobrar dominar economizar editar emagrecer emocionar empreender encarar encher encontrar enfrentar enganar ensinar entender enterrar entrar entregar entrevistar enviar escalar escapar escolher esconder escrever escutar esperar esquecer estragar estudar evacuar evitar evoluir experimentar explicar explodir explorar expor faltar falar falir fechar ficar filmar fingir flagrar formar fritar funcionar gastar girar gostar gravar gritar guardar hackear herdar imaginar impedir impressionar infiltrar instalar inventar investigar investir invadir jantar jejuar jogar juntar lançar largar lavar lembrar levar levantar liberar ligar limpar lucrar lutar machucar malhar mandar matar melhorar memorizar mergulhar meditar misturar modificar montar morar mostrar mudar multiplicar nadar namorar nascer negociar obrigar ocupar odiar oferecer olhar organizar pagar parar participar passar passear pedalar pegar pensar perguntar pescar pilotar pintar piorar plantar postar poupar praticar precisar prender preparar prever programar prometer proteger provar provocar publicar pular quebrar queimar realizar receber reciclar reclamar recomendar recuperar reformar regar rejeitar render repetir resgatar resistir resolver respeitar respirar responder restaurar revelar rezar roubar sacudir salvar secar sequestrar sobreviver sofrer soltar sonhar sorrir sumir superar surfar surgir tentar terminar testar tocar tomar torcer trabalhar trair transformar transmitir trancar tratar treinar trocar unir usar valer vencer vender vestir viajar virar visitar viver voar votar zerar enlouquecer`;

export const portugueseNounLikeVerbs =
  'pico picos pica marcado empate disparo rugido conta contas casa casas compra compras prova provas treino treinos corrida corridas corte cortes custo custos dança jogo jogos janta jantar luta lutas meia mesa mudança música passeio pesca pesquisa pinta ponto ponte preço salto sonho sonhos teste testes toque trabalho trabalhos troca uso usos vento venda vendas visita visitas viagem voto votos vida vidas saída comida bebida chamada entrada partida subida volta voltas ajuda abraço amor amo ama caminho caminhos carga causa causas caso casos cura desafio desafios desenho desenhos domínio droga drogas erro escolha espera estudo estudos falta fala festa filme filmes forma formas frita fritas gasto gastos gosto governo grito gritos guarda idade lança lava lembrança limpa limpo limpos limpas linha lista livro livros lado ligado marca marcas medo medida montagem mostra mostras morte nada namoro nova novo olho olhos ouro para parte partes pega peça peças pensamento plano planta plantas porta prática prato pergunta perguntas queima queda rede regra regras reforma renda resgate resposta respostas resto rico roda roubo salva sabor segredo segue surpresa surpresas sede sobre sala tempo terra tratamento vista visto vitória vale começo cobra cobras seco seca caça capa pesca pintura ensaio cria crias crie grava gravação coma viva vivo come sonha sofá peixe ouvido mudo lance lances passo passos mente mentes paga pago ataque ataques junta junto juntos bate cuidado cuidados resumo ganho ganhos perca bico dado dados lida medita explora cozinha cozinhas fritura dirigido';

export const portugueseVerbForms = verbFormMap(regular, conjugatePortuguese, irregular);
