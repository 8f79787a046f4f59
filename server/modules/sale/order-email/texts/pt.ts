import type { OrderUpdateTexts } from './texts.ts';

export const pt: OrderUpdateTexts = {
  greeting: 'Olá, {name}!',
  questions: 'Tem dúvidas? Basta responder a este e-mail.',
  links: { project: 'O seu projeto', refundPolicy: 'Política de reembolso' },
  labels: {
    order: 'Número da encomenda',
    package: 'Pacote',
    price: 'Preço',
    reason: 'Motivo',
    totalRefunded: 'Total reembolsado',
    returned: 'Valor devolvido',
    business: 'Negócio',
    description: 'Atividade',
    domain: 'Domínio',
    logo: 'Logótipo',
    notes: 'Notas',
  },
  formLink: {
    subject: 'Encomenda {orderId}: fale-nos do seu negócio',
    preview: 'O formulário demora cerca de {minutes}\u00a0minutos. Depois começamos a preparar as propostas.',
    lead: 'Para começarmos o seu site, precisamos de conhecer um pouco o seu negócio. O formulário demora cerca de {minutes}\u00a0minutos.',
  },
  formReminder: {
    subject: 'Encomenda {orderId}: falta-nos o seu formulário',
    preview: 'Envie-nos o formulário e começamos a preparar as propostas.',
    lead: 'Estamos prontos para começar o seu site. Só nos falta um breve formulário sobre o seu negócio, que demora cerca de {minutes}\u00a0minutos.',
    promise: 'Nas {designHours}\u00a0horas seguintes ao envio tem {designs}\u00a0propostas à escolha.',
    help: 'Ainda não tem logótipo ou tem dúvidas quanto ao domínio? Deixe em aberto e resolvemos isso em conjunto. Se precisar de ajuda, basta responder a este e-mail.',
    lastReminder:
      'Este é o nosso último lembrete. A sua encomenda continua em aberto e começamos assim que recebermos o formulário.',
    refundUntil:
      'Se mudou de ideias, pode cancelar a encomenda até {date} e reembolsamos-lhe a totalidade do valor.',
  },
  cancelled: {
    subject: 'A sua encomenda {orderId} foi cancelada',
    preview: 'O que cancelámos e como falar connosco.',
    lead: 'Cancelámos a sua encomenda e parámos o trabalho.',
    contact:
      'Não estava à espera disto ou tem dúvidas sobre um pagamento? Responda a este e-mail ou ligue para o {phone}, e vamos verificar.',
  },
  refundedInFull: {
    subject: 'Encomenda {orderId}: reembolso de {amount}',
    preview: 'O seu dinheiro vai a caminho.',
    lead: 'Reembolsámos-lhe a totalidade do pagamento e encerrámos a encomenda.',
  },
  refundedInPart: {
    subject: 'Encomenda {orderId}: reembolso de {amount}',
    preview: 'O reembolso de uma parte do pagamento vai a caminho.',
    lead: 'Reembolsámos-lhe uma parte do pagamento. O trabalho na sua encomenda continua como combinado.',
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
    subject: 'Encomenda {orderId}: recebemos as suas respostas',
    preview: 'Recebe {designs}\u00a0propostas no prazo de {designHours}\u00a0horas.',
    lead: 'Obrigado. Temos tudo o que é preciso para começar. No prazo de {designHours}\u00a0horas tem {designs}\u00a0propostas para o seu negócio, {business}.',
    heading: 'Estas são as suas respostas:',
    domainOpen: 'Vamos escolhê-lo em conjunto',
    logoReceived: 'Recebido',
    logoMissing: 'Ainda não recebido',
    corrections: 'Quer acrescentar ou corrigir alguma coisa? Basta responder a este e-mail.',
  },
  workStarted: {
    subject: 'Começámos a fazer o seu site',
    preview: 'Quando recebe as propostas e quando terminamos.',
    lead: 'Começámos a fazer o site do seu negócio, {business}.',
  },
  workCompleted: {
    subject: 'O seu site está concluído',
    preview: 'Os seus {supportMonths}\u00a0meses de apoio começam hoje.',
    lead: 'O site do seu negócio, {business}, está concluído.',
    certificate:
      'Plantamos uma árvore por cada encomenda. Se ainda não recebeu o certificado da sua, responda a este e-mail e nós enviamo-lo.',
    support:
      'O alojamento, o domínio e os {supportMonths}\u00a0meses de manutenção e apoio começam a contar hoje. Para mudar alguma coisa, basta responder a este e-mail.',
  },
};
