import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Olá, {name}!',
  questions: 'Tem dúvidas? Basta responder a este e-mail.',
  receipt: {
    subject: 'Obrigado pela sua encomenda ({orderId})',
    preview: 'Recebemos o seu pagamento. Falta um breve formulário para começarmos.',
    lead: 'Obrigado pela sua encomenda. Recebemos o seu pagamento.',
    labels: { order: 'Número da encomenda', package: 'Produto', price: 'Preço' },
    form: 'Fale-nos agora do seu negócio. O formulário demora cerca de {minutes}\u00a0minutos.',
    button: 'Preencher o formulário',
    formNote:
      'Esta ligação é só para si: associa as suas respostas à encomenda {orderId} e é válida durante {days}\u00a0dias.',
    nextHeading: 'O que se segue',
    steps: [
      'Preencha o formulário: diga-nos o que faz o seu negócio e que domínio quer, e junte o seu logótipo.',
      'Nas {designHours}\u00a0horas seguintes ao envio do formulário, terá {designs} propostas de design à escolha.',
      'Escolha uma e fazemos o site a partir dela. As alterações são ilimitadas.',
      `No prazo de ${times.workingDays}\u00a0dias úteis ({workingHours}\u00a0horas úteis) após a sua escolha, o site está pronto para a sua revisão. Assim que o aprovar, publicamo-lo e recebe o certificado da sua árvore.`,
    ],
    included: `Paga uma só vez. O preço inclui o site, o alojamento e o domínio do primeiro ano, {supportMonths}\u00a0meses de apoio e uma árvore plantada. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Comprovativo de pagamento da encomenda {orderId}',
    labels: {
      seller: 'Vendedor',
      address: 'Morada',
      companyNumber: 'Número de registo',
      vatNumber: 'Número de IVA',
      email: 'E-mail',
      buyer: 'Comprador',
      paidOn: 'Data do pagamento',
      currency: 'Moeda',
      refunded: 'Total reembolsado',
    },
    note: 'Este comprovativo confirma que recebemos o seu pagamento. Não é uma fatura com IVA. Se precisar de uma, responda a um dos nossos e-mails.',
  },
  projectLink: {
    subject: 'Encomenda {orderId}: ligação para a página do seu projeto',
    lead: 'Pediu-nos a ligação para a página do seu projeto. Aqui está.',
    button: 'Abrir a página do projeto',
    linkNote:
      'Esta ligação é só para si e abre a página do seu projeto (encomenda {orderId}), com todas as fases, ficheiros e mensagens.',
    ignore: 'Se não a pediu, pode ignorar este e-mail.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Olá, {name}!',
  questions: 'Tem dúvidas? Basta responder a este e-mail.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Número da encomenda',
    package: 'Produto',
    price: 'Preço',
    reason: 'Motivo',
    totalRefunded: 'Total reembolsado',
    returned: 'Valor que nos foi devolvido',
    business: 'Negócio',
    description: 'Atividade',
    domain: 'Domínio',
    logo: 'Logótipo',
    notes: 'Observações',
  },
  formLink: {
    subject: 'Encomenda {orderId}: fale-nos do seu negócio',
    preview:
      'O preenchimento demora cerca de {minutes}\u00a0minutos. Depois começamos a preparar as propostas.',
    lead: 'Para começarmos a fazer o seu site, precisamos de conhecer um pouco o seu negócio. O formulário demora cerca de {minutes}\u00a0minutos.',
  },
  formReminder: {
    subject: 'Encomenda {orderId}: falta-nos o seu formulário',
    preview: 'Envie-nos o formulário e começamos a preparar as propostas.',
    lead: 'Estamos prontos para começar a fazer o seu site. Só nos falta o formulário sobre o seu negócio: preenchê-lo demora cerca de {minutes}\u00a0minutos.',
    promise: 'Nas {designHours}\u00a0horas seguintes ao envio, terá {designs}\u00a0propostas à escolha.',
    help: 'Ainda não tem logótipo ou tem dúvidas quanto ao domínio? Deixe em aberto e resolvemos isso em conjunto. Se precisar de ajuda, basta responder a este e-mail.',
    lastReminder:
      'Este é o nosso último lembrete. A sua encomenda continua em aberto e começamos assim que recebermos o formulário.',
    refundUntil: `Mudou de ideias? ${refundRule} Pode fazê-lo até {date}.`,
  },
  cancelled: {
    subject: 'A sua encomenda {orderId} foi cancelada',
    preview: 'O que cancelámos e como falar connosco.',
    lead: 'Cancelámos a sua encomenda e parámos o trabalho.',
    refund: 'Se tiver direito a um reembolso, receberá um e-mail assim que o enviarmos.',
    contact:
      'Não estava à espera disto ou tem dúvidas sobre um pagamento? Responda a este e-mail ou ligue para o {phone} e nós verificamos.',
  },
  refundedInFull: {
    subject: 'Encomenda {orderId}: reembolso de {amount}',
    preview: 'O seu dinheiro vai a caminho.',
    lead: 'Reembolsámos-lhe a totalidade do pagamento e encerrámos a encomenda.',
  },
  refundedInPart: {
    subject: 'Encomenda {orderId}: reembolso de {amount}',
    preview: 'Uma parte do seu dinheiro vai a caminho.',
    lead: 'Reembolsámos-lhe uma parte do pagamento.',
    workContinues: 'A sua encomenda continua como combinado.',
  },
  refundDuration:
    'Normalmente, os bancos demoram 5 a 10\u00a0dias a creditar um reembolso. Tem dúvidas? Basta responder a este e-mail.',
  refundFailed: {
    subject: 'Encomenda {orderId}: o banco devolveu-nos o reembolso',
    preview: 'Envie-nos um número de telefone e combinamos outra forma de lhe devolver o dinheiro.',
    lead: 'Reembolsámos-lhe {amount}, mas o seu banco ou o emissor do seu cartão devolveu-nos o valor.',
    reply:
      'Responda a este e-mail com um número de telefone e combinamos outra forma de lhe devolver o dinheiro.',
    warning: 'Por favor, não envie os dados do cartão por e-mail.',
  },
  answers: {
    subject: 'Encomenda {orderId}: recebemos o seu formulário',
    preview: 'Vai receber {designs}\u00a0propostas no prazo de {designHours}\u00a0horas.',
    lead: 'Obrigado. Temos tudo o que é preciso para começar. No prazo de {designHours}\u00a0horas, terá {designs}\u00a0propostas para o seu negócio, {business}.',
    heading: 'Estas são as suas respostas:',
    domainOpen: 'Vamos escolhê-lo em conjunto',
    logoReceived: 'Recebido',
    logoMissing: 'Ainda não recebido',
    corrections: 'Quer acrescentar ou corrigir alguma coisa? Basta responder a este e-mail.',
  },
  workStarted: {
    subject: 'Começámos a fazer o seu site',
    preview: 'Quando vai receber as propostas e quando terminamos.',
    lead: 'Começámos a fazer o site do seu negócio, {business}.',
  },
  workCompleted: {
    subject: 'O seu site está online',
    preview: 'Os seus {supportMonths}\u00a0meses de apoio começam hoje.',
    lead: 'O site do seu negócio, {business}, está online.',
    certificate:
      'Plantamos uma árvore por cada encomenda. Se ainda não recebeu o certificado da sua, responda a este e-mail e nós enviamo-lo.',
    support:
      'O alojamento e os {supportMonths}\u00a0meses de manutenção e apoio começam a contar hoje. Para pequenas alterações, basta responder a este e-mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Olá, {name}!',
  noteHeading: 'Uma nota da nossa equipa',
  linkNote:
    'Esta ligação é só para si e abre a página do seu projeto (encomenda {orderId}), com todas as fases, ficheiros e mensagens.',
  questions: 'Tem dúvidas? Basta responder a este e-mail.',
  designsHeading: 'As suas propostas',
  openSite: 'Abrir o site',
  addressLabel: 'Endereço',
  choiceLabel: 'A sua escolha',
  designsReady: {
    subject: 'As suas propostas estão prontas',
    preview: 'Escolha a sua preferida ou diga-nos o que mudar.',
    lead: 'As suas propostas estão prontas. Compare-as com calma e escolha a sua preferida.',
    next: 'Depois da sua escolha, concluímos o site em {workingDays}\u00a0dias úteis ({workingHours}\u00a0horas úteis). Falta alguma coisa? Peça alterações: são ilimitadas.',
    button: 'Ver as propostas',
  },
  designsChanged: {
    subject: 'As suas novas propostas estão prontas',
    preview: 'Fizemos as alterações que pediu.',
    lead: 'Fizemos as alterações que pediu. Já pode ver as novas propostas.',
    next: 'Escolha uma e concluímos o site em {workingDays}\u00a0dias úteis ({workingHours}\u00a0horas úteis). Quer mudar mais alguma coisa? Diga-nos: as alterações são ilimitadas.',
    button: 'Ver as novas propostas',
  },
  reviewReady: {
    subject: 'O seu site está pronto para revisão',
    preview: 'Aprove-o ou diga-nos o que mudar.',
    lead: 'O seu site está pronto. Veja todas as páginas, no computador e no telemóvel.',
    next: 'Se estiver tudo a seu gosto, aprove o site e nós publicamo-lo. Se não, diga-nos o que mudar: as alterações são ilimitadas.',
    button: 'Rever o site',
  },
  reviewChanged: {
    subject: 'As alterações do seu site estão prontas',
    preview: 'Fizemos as alterações que pediu. Veja como ficou.',
    lead: 'Fizemos as alterações que pediu. Veja de novo o seu site.',
    next: 'Se estiver tudo a seu gosto, aprove o site e nós publicamo-lo. Quer mudar mais alguma coisa? Diga-nos: as alterações são ilimitadas.',
    button: 'Rever as alterações',
  },
  live: {
    subject: 'O seu site está online',
    preview: 'Já está acessível a todos. Aqui está o endereço.',
    lead: 'O seu site está online. A partir de agora, está acessível a todos.',
    next: 'O alojamento e os {supportMonths}\u00a0meses de manutenção e apoio começam a contar hoje. Para pequenas alterações, basta responder a este e-mail.',
    button: 'Abrir a página do projeto',
  },
  choiceReminder: {
    subject: 'Já escolheu uma proposta?',
    preview: 'Começamos a fazer o site assim que escolher.',
    lead: 'As suas propostas estão à espera. Assim que escolher uma, começamos a fazer o site.',
    next: 'Nenhuma é bem o que procura? Diga-nos o que mudar: as alterações são ilimitadas.',
    button: 'Escolher uma proposta',
  },
  approvalReminder: {
    subject: 'Podemos publicar o seu site?',
    preview: 'Publicamo-lo assim que o aprovar.',
    lead: 'O seu site está à espera da sua revisão. Assim que o aprovar, publicamo-lo.',
    next: 'Ainda há alguma coisa a corrigir? Diga-nos o que mudar: as alterações são ilimitadas.',
    button: 'Rever o site',
  },
  lastReminder:
    'Este é o nosso último lembrete. O seu projeto continua em aberto e retomamo-lo assim que nos disser alguma coisa.',
  message: {
    subject: 'Uma mensagem sobre a sua encomenda {orderId}',
    preview: 'A nossa equipa escreveu-lhe sobre o seu site.',
    lead: 'Escrevemos-lhe sobre o seu site:',
    next: 'Pode responder na página do projeto ou a este e-mail.',
    button: 'Ler e responder',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Gosta do seu site?',
  preview: 'Uma avaliação de dois minutos ajuda-nos a nós e a quem ainda está a decidir.',
  greeting: 'Olá, {name}!',
  lead: 'O seu site está online há duas semanas. Como foi trabalhar connosco e o que acha do resultado?',
  form: 'Bastam dois minutos: atribua de uma a cinco estrelas, escreva algumas palavras e decida que nome podemos mostrar. Publicamos as avaliações tal como foram escritas e nunca mudamos uma palavra.',
  button: 'Escrever uma avaliação',
  linkNote:
    'Esta ligação é só para si: diz respeito à encomenda {orderId} e é válida durante {linkDays}\u00a0dias. Depois de escrever a avaliação, pode alterá-la durante {editDays}\u00a0dias.',
  once: 'Só lhe pedimos isto uma vez. Se alguma coisa não estiver bem no seu site, responda a este e-mail e nós corrigimos.',
};

export const recovery: RecoveryTexts = {
  subject: 'Conclua a sua encomenda quando quiser',
  preview: 'A ligação para voltar ao pagamento. O preço é o mesmo.',
  greeting: 'Olá!',
  intro:
    'Começou uma encomenda no nosso site e pediu-nos uma ligação para a concluir mais tarde. Aqui está. O preço é o mesmo.',
  packageLabel: 'Produto',
  priceLabel: 'Preço',
  button: 'Voltar ao pagamento',
  validUntil: 'A ligação funciona até {date}.',
  noAction:
    'Mudou de ideias? Não precisa de fazer nada. Não lhe foi cobrado qualquer valor e não voltamos a escrever-lhe sobre esta encomenda.',
  questions: 'Tem dúvidas? Basta responder a este e-mail.',
  stopLink: 'Não receber mais e-mails como este',
  stopTitle: 'Não receber mais e-mails como este',
  stopQuestion:
    'Carregue no botão e nunca mais lhe escrevemos sobre uma encomenda por concluir. Os e-mails sobre encomendas já pagas continuam a chegar-lhe.',
  stoppedTitle: 'Não voltamos a escrever-lhe sobre isto',
  stopped: 'Ficou registado. Os e-mails sobre encomendas já pagas continuam a chegar-lhe.',
  backHome: 'Voltar à página inicial',
};

export const tree: TreeEmailTexts = {
  greeting: 'Olá, {name}!',
  closing: 'Tem dúvidas? Basta responder a este e-mail.',
  button: 'Abrir o certificado',
  reserved: {
    subject: 'O certificado da sua árvore',
    preview: 'O seu site está online e tem uma árvore reservada.',
    text: 'O seu site está online e tem uma árvore reservada. Aqui está o certificado: uma página para partilhar e um PDF para imprimir. Voltamos a escrever-lhe quando a árvore estiver plantada.',
    choice:
      'Pode escolher o nome que aparece: o do seu negócio, o seu, as suas iniciais ou nenhum. Escolha-o na página do seu projeto.',
  },
  planted: {
    subject: 'A sua árvore já foi plantada',
    preview: 'Quando, onde e por quem foi plantada.',
    text: 'A árvore do seu site já foi plantada. O certificado indica agora quando e onde. Se já imprimiu o anterior, descarregue a nova versão.',
  },
};
