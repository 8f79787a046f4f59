import type { ProjectEmailTexts } from './texts.ts';

export const pt: ProjectEmailTexts = {
  greeting: 'Olá, {name}!',
  noteHeading: 'Uma nota da nossa equipa',
  linkNote:
    'Esta ligação é só para si. Abre a página da encomenda {orderId}, com todas as fases, ficheiros e mensagens.',
  questions: 'Tem dúvidas? Basta responder a este e-mail.',
  designsHeading: 'As suas propostas',
  addressLabel: 'Endereço',
  choiceLabel: 'A sua escolha',
  designsReady: {
    subject: 'As suas propostas estão prontas',
    preview: 'Escolha a de que mais gosta ou diga-nos o que mudar.',
    lead: 'As suas propostas estão prontas. Compare-as com calma e escolha a de que mais gosta.',
    next: 'Depois da sua escolha, concluímos o site em {workingHours}\u00a0horas úteis ({workingDays}\u00a0dias úteis). Falta alguma coisa? Peça alterações: são ilimitadas.',
    button: 'Ver as propostas',
  },
  designsChanged: {
    subject: 'As suas novas propostas estão prontas',
    preview: 'Fizemos as alterações que pediu.',
    lead: 'Fizemos as alterações que pediu. Já pode ver as novas propostas.',
    next: 'Escolha uma e concluímos o site em {workingHours}\u00a0horas úteis ({workingDays}\u00a0dias úteis). Quer mudar mais alguma coisa? Diga-nos: as alterações são ilimitadas.',
    button: 'Ver as novas propostas',
  },
  reviewReady: {
    subject: 'O seu site está pronto para rever',
    preview: 'Aprove-o ou diga-nos o que mudar.',
    lead: 'O seu site está feito. Veja todas as páginas, no computador e no telemóvel.',
    next: 'Se estiver tudo a seu gosto, aprove-o e nós publicamo-lo. Se não, diga-nos o que mudar: as alterações são ilimitadas.',
    button: 'Rever o site',
  },
  reviewChanged: {
    subject: 'As alterações do seu site estão prontas',
    preview: 'Fizemos as alterações que pediu. Veja como ficou.',
    lead: 'Fizemos as alterações que pediu. Veja de novo o seu site.',
    next: 'Se estiver tudo a seu gosto, aprove-o e nós publicamo-lo. Quer mudar mais alguma coisa? Diga-nos: as alterações são ilimitadas.',
    button: 'Rever as alterações',
  },
  live: {
    subject: 'O seu site está no ar',
    preview: 'Já pode ser visitado por todos. Aqui está o endereço.',
    lead: 'O seu site está no ar. A partir de agora, pode ser visitado por todos.',
    next: 'O alojamento, o domínio e os {supportMonths}\u00a0meses de manutenção e apoio começam a contar hoje. Para mudar alguma coisa, basta responder a este e-mail.',
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
