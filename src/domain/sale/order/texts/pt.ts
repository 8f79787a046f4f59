import type { OrderEmailTexts } from './texts.ts';

export const pt: OrderEmailTexts = {
  greeting: 'Olá, {name}!',
  questions: 'Tem dúvidas? Basta responder a este e-mail.',
  receipt: {
    subject: 'Obrigado pela sua encomenda ({orderId})',
    preview: 'O pagamento chegou. Falta um breve formulário para começarmos.',
    lead: 'Obrigado pela sua encomenda. Recebemos o seu pagamento.',
    labels: { order: 'Número da encomenda', package: 'Pacote', price: 'Preço' },
    form: 'Fale-nos agora do seu negócio. O formulário demora cerca de {minutes} minutos.',
    button: 'Preencher o formulário',
    formNote:
      'Esta ligação é só para si. Associa as suas respostas à encomenda {orderId}, funciona uma vez e é válida durante {days} dias.',
    nextHeading: 'O que se segue',
    steps: [
      'Preenche o formulário: o que faz o seu negócio, o seu domínio e o seu logótipo.',
      'Nas {designHours} horas seguintes ao formulário tem {designs} propostas à escolha.',
      'Escolhe uma e nós construímo-la. As alterações são ilimitadas.',
      'Em {workingHours} horas úteis após a sua escolha, o site está pronto, com o certificado da sua árvore.',
    ],
    included:
      'Paga uma só vez. Inclui o site, o alojamento e o domínio do primeiro ano e {supportMonths} meses de apoio.',
    follow: 'O seu projeto',
    terms: 'Termos e condições',
    refund: 'Política de reembolso',
  },
  printed: {
    title: 'Recibo da encomenda {orderId}',
    labels: {
      seller: 'Vendedor',
      address: 'Morada',
      companyNumber: 'Número de registo',
      vatNumber: 'Número de IVA',
      email: 'E-mail',
      buyer: 'Comprador',
      paidOn: 'Pago em',
      currency: 'Moeda',
      refunded: 'Total reembolsado',
    },
    note: 'Este recibo confirma que recebemos o seu pagamento. Não é uma fatura com IVA. Se precisar de uma, responda a um dos nossos e-mails.',
  },
  projectLink: {
    subject: 'Encomenda {orderId}: ligação para o seu projeto',
    lead: 'Aqui está a ligação para o seu projeto que nos pediu.',
    button: 'Abrir a página do projeto',
    linkNote:
      'Esta ligação é só para si. Abre a página da encomenda {orderId}, com todas as fases, ficheiros e mensagens.',
    ignore: 'Se não a pediu, pode ignorar este e-mail.',
  },
};
